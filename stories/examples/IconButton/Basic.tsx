import { Icon } from '@vikari/ui-kit/Icon';
import { IconButton } from '@vikari/ui-kit/IconButton';
import { Stack } from '@vikari/ui-kit/Stack';

/** The label is what a screen reader says, and what a hovering pointer shows. */
export function Basic() {
  return (
    <Stack direction="row" spacing={2}>
      <IconButton label="Share" icon={<Icon name="share" />} />
      <IconButton label="Edit" icon={<Icon name="edit" />} variant="secondary" />
      <IconButton label="Send" icon={<Icon name="send" />} variant="primary" />
    </Stack>
  );
}
