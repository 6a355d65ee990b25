import { Button } from '@vikari/ui-kit/Button';
import { EmptyState } from '@vikari/ui-kit/EmptyState';
import { Icon } from '@vikari/ui-kit/Icon';

/** Says what would be here, and how to get there. */
export function Basic() {
  return (
    <EmptyState
      icon={<Icon name="heart" size="large" />}
      title="No saved assignments yet"
      actions={<Button href="#search">Search assignments</Button>}
    >
      <p>Press the heart of an assignment to find it here again.</p>
    </EmptyState>
  );
}
