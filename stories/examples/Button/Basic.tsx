import { Button } from '@vikari/ui-kit/Button';
import { Icon } from '@vikari/ui-kit/Icon';
import { Stack } from '@vikari/ui-kit/Stack';

/** One primary button a view; the others are quieter. */
export function Basic() {
  return (
    <Stack direction="row" spacing={3}>
      <Button startIcon={<Icon name="search" />}>Search assignments</Button>
      <Button variant="secondary">Save</Button>
      <Button variant="quiet">Cancel</Button>
      <Button variant="danger">Remove</Button>
    </Stack>
  );
}
