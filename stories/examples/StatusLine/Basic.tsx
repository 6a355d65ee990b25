import { Stack } from '@vikari/ui-kit/Stack';
import { StatusLine } from '@vikari/ui-kit/StatusLine';

/** One sentence, with an icon of its meaning. */
export function Basic() {
  return (
    <Stack spacing={2}>
      <StatusLine tone="success" icon="success">
        Your licence is confirmed.
      </StatusLine>
      <StatusLine tone="warning" icon="hourglass">
        We wait for one of your references.
      </StatusLine>
    </Stack>
  );
}
