import { Button } from '@vikari/ui-kit/Button';
import { Icon } from '@vikari/ui-kit/Icon';

/** With an address it is a link: it can be opened in another tab. */
export function AsLink() {
  return (
    <Button variant="secondary" href="#ad" endIcon={<Icon name="arrow-right" />}>
      Read the whole ad
    </Button>
  );
}
