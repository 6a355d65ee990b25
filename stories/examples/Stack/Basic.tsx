import { Card } from '@vikari/ui-kit/Card';
import { Stack } from '@vikari/ui-kit/Stack';

/** Parts at one distance, a step of 4 px. */
export function Basic() {
  return (
    <Stack spacing={4}>
      <Card>First</Card>
      <Stack direction="row" spacing={2}>
        <Card>Second</Card>
        <Card>Third</Card>
      </Stack>
    </Stack>
  );
}
