import { Button } from '@vikari/ui-kit/Button';
import { Card } from '@vikari/ui-kit/Card';
import { Stack } from '@vikari/ui-kit/Stack';

/** Raised from the page, sunken into it, or dark; `accent` is the button of a dark one. */
export function Tones() {
  return (
    <Stack spacing={4}>
      <Card>Four nights in December, with a paid introduction.</Card>
      <Card tone="sunken">The rate is before tax.</Card>
      <Card tone="night">
        <Stack spacing={3} alignItems="start">
          <p style={{ margin: 0 }}>Care work on your terms</p>
          <Button variant="accent" href="#assignments">
            Open assignments
          </Button>
        </Stack>
      </Card>
    </Stack>
  );
}
