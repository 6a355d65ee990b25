import { Card } from '@vikari/ui-kit/Card';
import { PageLayout } from '@vikari/ui-kit/PageLayout';

/** Gives a page its width and its margins, from a phone to a wide screen. */
export function Basic() {
  return (
    <PageLayout maxWidth="sm">
      <h3 style={{ margin: 0 }}>My applications</h3>
      <Card>This is where you see what happens to your applications.</Card>
    </PageLayout>
  );
}
