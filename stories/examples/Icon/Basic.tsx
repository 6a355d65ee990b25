import { Icon } from '@vikari/ui-kit/Icon';
import { Stack } from '@vikari/ui-kit/Stack';

/** Beside a word it says nothing to a screen reader; alone it needs a `label`. */
export function Basic() {
  return (
    <Stack direction="row" spacing={4} alignItems="center">
      <span>
        <Icon name="location" size="small" /> Kiruna
      </span>
      <Icon name="success" label="Confirmed" />
      <Icon name="calendar" size="large" label="Calendar" />
    </Stack>
  );
}
