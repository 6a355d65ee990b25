import { Heading } from '@vikari/ui-kit/Heading';
import { Stack } from '@vikari/ui-kit/Stack';

/** The level follows the outline of the page, the look its design. */
export function LevelAndLook() {
  return (
    <Stack spacing={3}>
      <Heading level={1}>Your coming shifts</Heading>
      <Heading level={2} look={3}>
        Night on ward 4
      </Heading>
    </Stack>
  );
}
