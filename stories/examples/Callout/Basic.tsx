import { Button } from '@vikari/ui-kit/Button';
import { Callout } from '@vikari/ui-kit/Callout';

/** What belongs to the page and stays there; what just happened is a snackbar. */
export function Basic() {
  return (
    <Callout
      tone="warning"
      title="Your licence must be renewed"
      actions={
        <Button variant="secondary" size="small" href="#documents">
          To the documents
        </Button>
      }
    >
      <p>Upload the new one before 1 December.</p>
    </Callout>
  );
}
