import { Logo } from '@vikari/ui-kit/Logo';
import { Stack } from '@vikari/ui-kit/Stack';

/** In a link that has a name of its own, leave out the label. */
export function Basic() {
  return (
    <Stack direction="row" spacing={6} alignItems="center">
      <Logo label="Vikari" />
      <Logo variant="mark" label="Vikari" />
    </Stack>
  );
}
