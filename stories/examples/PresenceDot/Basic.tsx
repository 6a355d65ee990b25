import { PresenceDot } from '@vikari/ui-kit/PresenceDot';
import { Stack } from '@vikari/ui-kit/Stack';

/** The word is always there; `textHidden` leaves it to screen readers. */
export function Basic() {
  return (
    <Stack spacing={2}>
      <PresenceDot status="online">Online</PresenceDot>
      <PresenceDot status="away">Away</PresenceDot>
      <PresenceDot status="offline">Last seen yesterday</PresenceDot>
    </Stack>
  );
}
