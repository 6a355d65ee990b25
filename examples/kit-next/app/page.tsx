import { Button } from '@vikari/ui-kit/Button';
import { Card } from '@vikari/ui-kit/Card';
import { FactList } from '@vikari/ui-kit/FactList';
import { Icon } from '@vikari/ui-kit/Icon';
import { Filters } from './Filters';

/** Rendered on the server alone; only the filters run in the browser. */
export default function Page() {
  return (
    <main style={{ display: 'grid', gap: 24, maxWidth: 480, margin: '24px auto', padding: 16 }}>
      <Card>
        <FactList facts={[{ term: 'Period', description: '1–14 dec 2026' }]} />
      </Card>
      <Button href="#filter" startIcon={<Icon name="search" size="small" />}>
        Sök uppdrag
      </Button>
      <Filters />
    </main>
  );
}
