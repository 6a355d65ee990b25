import { Stack } from '@vikari/ui-kit/Stack';
import { WorkFieldIcon } from '@vikari/ui-kit/WorkFieldIcon';

/** Beside the name of a field of care; it says nothing of its own. */
export function Basic() {
  return (
    <Stack direction="row" spacing={6} alignItems="center">
      <span>
        <WorkFieldIcon name="emergency" /> Emergency
      </span>
      <span>
        <WorkFieldIcon name="psychiatry" /> Psychiatry
      </span>
    </Stack>
  );
}
