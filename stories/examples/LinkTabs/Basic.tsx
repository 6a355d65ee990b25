import { LinkTabs } from '@vikari/ui-kit/LinkTabs';

/** Each tab is a page of its own, with an address. */
export function Basic() {
  return (
    <LinkTabs
      label="Applications"
      items={[
        { label: 'Ongoing', href: '#ongoing', current: true, count: 3 },
        { label: 'Ended', href: '#ended', count: 12 },
      ]}
    />
  );
}
