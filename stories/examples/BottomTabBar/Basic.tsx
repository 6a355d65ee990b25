import { BottomTabBar } from '@vikari/ui-kit/BottomTabBar';
import { Icon } from '@vikari/ui-kit/Icon';

/** At the end of a phone's window; hide it by a style sheet where there is room for a header. */
export function Basic() {
  return (
    <BottomTabBar
      label="Main menu"
      tabs={[
        { label: 'Search', href: '#search', icon: <Icon name="search" />, current: true },
        { label: 'Saved', href: '#saved', icon: <Icon name="heart" /> },
        {
          label: 'Messages',
          href: '#messages',
          icon: <Icon name="message" />,
          unread: '2 unread messages',
        },
        { label: 'Profile', href: '#profile', icon: <Icon name="user" /> },
      ]}
    />
  );
}
