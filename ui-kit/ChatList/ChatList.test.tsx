import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '../internal/testing/describeConformance';
import { ChatList } from './ChatList';
import type { ChatListProps } from './chatListProps';

const PROPS: ChatListProps = {
  label: 'Konversationer',
  locale: 'sv-SE',
  timeZone: 'Europe/Stockholm',
  today: '2026-05-04',
  labels: { own: 'Du', unread: (count) => `${count} olästa`, loading: 'Hämtar konversationer' },
  items: [
    {
      id: 'a',
      href: '/messages/a',
      name: 'Anna Lindqvist',
      context: 'IVA-sjuksköterska, natt',
      lastMessage: { text: 'Passar torsdag?', sentAt: '2026-05-04T12:05:00Z' },
      unreadCount: 2,
      presence: { status: 'online', text: 'Online' },
      current: true,
    },
    {
      id: 'b',
      href: '/messages/b',
      name: 'Karin Ek',
      context: 'Barnmorska',
      lastMessage: { text: 'Tack!', sentAt: '2026-05-03T12:05:00Z', own: true },
      unreadCount: 0,
    },
    { id: 'c', href: '/messages/c', name: 'Nils Berg', context: 'Läkare', unreadCount: 0 },
  ],
};

describeConformance(ChatList, { props: PROPS, root: HTMLElement });

it('contains all visible details of each conversation for screen readers, and marks the open one', () => {
  render(<ChatList {...PROPS} />);
  const links = within(screen.getByRole('navigation', { name: 'Konversationer' })).getAllByRole(
    'link',
  );
  expect(
    links.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')]),
  ).toEqual([
    ['/messages/a', 'page'],
    ['/messages/b', null],
    ['/messages/c', null],
  ]);
  expect(links[0]).toHaveAccessibleName(
    /Online.*Anna Lindqvist.*14:05.*IVA-sjuksköterska, natt.*Passar torsdag\?.*2 olästa/,
  );
  expect(links[1]).toHaveTextContent('Du: Tack!');
  expect(links[1]).toHaveTextContent('i går');
  expect(links[1]).not.toHaveTextContent('olästa');
});

it("renders its links with the application's component", () => {
  render(
    <ChatList
      {...PROPS}
      linkComponent={({ href, ...rest }) => <a {...rest} href={`/sv${href}`} />}
    />,
  );
  expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', '/sv/messages/a');
});

it('shows the empty state only when it has loaded', () => {
  const { rerender } = render(<ChatList {...PROPS} items={[]} empty={<p>Inga ännu</p>} loading />);
  expect(screen.getByRole('status')).toHaveTextContent('Hämtar konversationer');
  expect(screen.queryByText('Inga ännu')).toBeNull();
  rerender(<ChatList {...PROPS} items={[]} empty={<p>Inga ännu</p>} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.getByText('Inga ännu')).toBeInTheDocument();
});
