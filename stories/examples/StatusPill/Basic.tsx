import { Stack } from '@vikari/ui-kit/Stack';
import { StatusPill } from '@vikari/ui-kit/StatusPill';

/** With the colour of a status, or of a tone. */
export function Basic() {
  return (
    <Stack direction="row" spacing={2}>
      <StatusPill status="pending">Waiting for an answer</StatusPill>
      <StatusPill status="accepted">Accepted</StatusPill>
      <StatusPill tone="neutral">Draft</StatusPill>
    </Stack>
  );
}
