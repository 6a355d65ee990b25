import { Avatar } from '@vikari/ui-kit/Avatar';
import { Stack } from '@vikari/ui-kit/Stack';

/** Without a picture it shows the initials, in a colour of the name's own. */
export function Basic() {
  return (
    <Stack direction="row" spacing={3} alignItems="center">
      <Avatar name="Amina Lindqvist" size="small" standalone />
      <Avatar name="Erik Nordin" standalone />
      <Avatar name="Sara Öberg" size="large" standalone />
    </Stack>
  );
}
