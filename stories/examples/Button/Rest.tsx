import { Button } from '@vikari/ui-kit/Button';
import { Icon } from '@vikari/ui-kit/Icon';

/** One primary button a view; the others are quieter. */
export function Rest() {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      <Button startIcon={<Icon name="search" />}>Search assignments</Button>
      <Button variant="secondary">Save</Button>
      <Button variant="quiet">Cancel</Button>
    </div>
  );
}
