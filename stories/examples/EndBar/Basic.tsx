import { Button } from '@vikari/ui-kit/Button';
import { EndBar } from '@vikari/ui-kit/EndBar';
import { Icon } from '@vikari/ui-kit/Icon';

/** What the page is for stays at the end of a phone's window; a style sheet of yours fixes it there. */
export function Basic() {
  return (
    <EndBar style={{ position: 'sticky', insetBlockEnd: 0 }}>
      <Button fullWidth startIcon={<Icon name="send" />}>
        Apply
      </Button>
    </EndBar>
  );
}
