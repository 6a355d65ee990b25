import { Badge } from '@vikari/ui-kit/Badge';
import { Icon } from '@vikari/ui-kit/Icon';
import { Stack } from '@vikari/ui-kit/Stack';

/** The word says it; the colour only helps. */
export function Basic() {
  return (
    <Stack direction="row" spacing={2}>
      <Badge>Night</Badge>
      <Badge tone="success" icon={<Icon name="check" size="small" />}>
        Housing
      </Badge>
      <Badge tone="accent" emphasis="solid">
        New
      </Badge>
    </Stack>
  );
}
