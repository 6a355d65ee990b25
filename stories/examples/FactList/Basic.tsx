import { FactList } from '@vikari/ui-kit/FactList';
import { Icon } from '@vikari/ui-kit/Icon';

/** Terms with what they are. */
export function Basic() {
  return (
    <FactList
      facts={[
        { term: 'Period', description: '1–14 December 2026', icon: <Icon name="calendar" /> },
        { term: 'Place', description: 'Kiruna', icon: <Icon name="location" /> },
        { term: 'Pay', description: 'SEK 690 an hour', icon: <Icon name="money" /> },
      ]}
    />
  );
}
