import { render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../internal/testing/describeConformance';
import { hydrateSilently } from '../internal/testing/hydrateSilently';
import type { ChatMessage } from '../MessageBubble';
import { ChatThread } from './ChatThread';
import type { ChatThreadProps } from './chatThreadProps';

function aMessage(index: number, more: Partial<ChatMessage> = {}): ChatMessage {
  return {
    id: `m${index}`,
    kind: 'other',
    authorId: 'anna',
    authorName: 'Anna Lindqvist',
    text: `Meddelande ${index}`,
    sentAt: new Date(Date.UTC(2026, 4, 4, 8, index)).toISOString(),
    ...more,
  };
}

const FIRST = [aMessage(1), aMessage(2)];
const PROPS: ChatThreadProps = {
  label: 'Meddelanden med Anna',
  locale: 'sv-SE',
  timeZone: 'Europe/Stockholm',
  today: '2026-05-04',
  messages: FIRST,
  labels: {
    own: 'Du',
    system: 'Händelse',
    message: (author, time) => `${author}, ${time}`,
    deliveries: { pending: 'Skickar', sent: 'Skickat', read: 'Läst', failed: 'Skickades inte' },
    retry: 'Försök igen',
    discard: 'Ta bort utkastet',
    attachments: 'Bilagor',
    unread: 'Nya meddelanden',
    newMessages: (count) => `${count} nya meddelanden`,
    toEnd: 'Till det senaste',
    earlier: 'Visa tidigare meddelanden',
    loadingEarlier: 'hämtar tidigare meddelanden',
    later: 'Visa senare meddelanden',
    loadingLater: 'hämtar senare meddelanden',
    toUnread: 'Till de olästa',
    loading: 'Hämtar meddelanden',
    arrived: (author, text) => `${author}: ${text}`,
  },
};

describeConformance(ChatThread, { props: PROPS, root: HTMLDivElement });

it('is a log without live announcements of its own, with a heading per day', () => {
  render(<ChatThread {...PROPS} firstUnreadId="m2" />);
  const log = screen.getByRole('log', { name: 'Meddelanden med Anna' });
  expect(log).toHaveAttribute('aria-live', 'off');
  expect(within(log).getByRole('heading', { name: 'I dag', level: 3 })).toBeInTheDocument();
  expect(within(log).getAllByRole('article')).toHaveLength(2);
  const divider = within(log).getByRole('separator', { name: 'Nya meddelanden' });
  const last = within(log).getByRole('article', { name: 'Anna Lindqvist, 10:02' });
  expect(divider.compareDocumentPosition(last)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it("announces each new message once, and of the reader's own whether it was sent", () => {
  const { rerender } = render(<ChatThread {...PROPS} />);
  const announcer = screen.getByRole('status');
  expect(announcer).toBeEmptyDOMElement();
  const one = [...FIRST, aMessage(3)];
  rerender(<ChatThread {...PROPS} messages={one} />);
  expect(announcer).toHaveTextContent('Anna Lindqvist: Meddelande 3');
  const two = [...one, aMessage(4), aMessage(5)];
  rerender(<ChatThread {...PROPS} messages={two} />);
  expect(announcer).toHaveTextContent('2 nya meddelanden');
  const own = aMessage(6, { kind: 'own', authorId: 'me', delivery: 'pending' });
  rerender(<ChatThread {...PROPS} messages={[aMessage(0), ...two, own]} />);
  expect(announcer).toHaveTextContent('2 nya meddelanden');
  const failed: ChatMessage = { ...own, delivery: 'failed', failure: 'Det är avslutat.' };
  rerender(<ChatThread {...PROPS} messages={[aMessage(0), ...two, failed]} />);
  expect(announcer).toHaveTextContent('Skickades inte. Det är avslutat.');
  rerender(<ChatThread {...PROPS} messages={[aMessage(0), ...two, own]} />);
  const sent: ChatMessage = { ...own, delivery: 'sent' };
  rerender(<ChatThread {...PROPS} messages={[aMessage(0), ...two, sent]} />);
  expect(announcer).toHaveTextContent(/^Skickat$/u);
});

it('announces the names of files in a message without text', () => {
  const { rerender } = render(<ChatThread {...PROPS} />);
  const attachments = [
    { id: 'a', name: 'avtal.pdf', size: 1, type: 'application/pdf', href: '/files/a' },
  ];
  rerender(<ChatThread {...PROPS} messages={[...FIRST, aMessage(3, { text: '', attachments })]} />);
  expect(screen.getByRole('status')).toHaveTextContent('Anna Lindqvist: avtal.pdf');
});

it('keeps the row of a message from pending to sent', () => {
  const own = aMessage(3, { kind: 'own', authorId: 'me', delivery: 'pending' });
  const { rerender } = render(<ChatThread {...PROPS} messages={[...FIRST, own]} />);
  const row = screen.getByRole('article', { name: 'Du, 10:03' });
  rerender(<ChatThread {...PROPS} messages={[...FIRST, { ...own, delivery: 'failed' }]} />);
  rerender(
    <ChatThread {...PROPS} messages={[aMessage(0), ...FIRST, { ...own, delivery: 'sent' }]} />,
  );
  expect(screen.getByRole('article', { name: 'Du, 10:03' })).toBe(row);
  expect(row).toHaveTextContent('Skickat');
});

it('announces that it loads, then shows messages or the empty state', () => {
  const { rerender } = render(<ChatThread {...PROPS} messages={[]} loading placeholder="Inga" />);
  expect(screen.getByRole('status')).toHaveTextContent('Hämtar meddelanden');
  expect(screen.queryByText('Inga')).toBeNull();
  rerender(<ChatThread {...PROPS} placeholder="Inga" />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.queryByText('Inga')).toBeNull();
  rerender(<ChatThread {...PROPS} messages={[]} placeholder="Inga" />);
  expect(screen.getByText('Inga')).toBeInTheDocument();
});

it('reports that the end is visible', () => {
  const onAtEndChange = vi.fn();
  render(<ChatThread {...PROPS} onAtEndChange={onAtEndChange} />);
  expect(onAtEndChange).toHaveBeenCalledExactlyOnceWith(true);
});

it('renders the latest of a long thread on the server and hydrates silently', async () => {
  const messages = Array.from({ length: 1000 }, (_, index) => aMessage(index));
  const { html, errors, unmount } = await hydrateSilently(
    <ChatThread {...PROPS} messages={messages} />,
  );
  expect(html.match(/<article/g)?.length).toBeLessThan(41);
  expect(html).toContain('Meddelande 999');
  expect(errors).toEqual([]);
  unmount();
});

/** Gives every row a height, which a page without layout lacks. */
const ROW = 100;
function layOut() {
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return [...(this.parentElement?.children ?? [])].indexOf(this) * ROW;
  });
}

it('goes to the message that was looked for once its part of the thread has come, and marks it', () => {
  layOut();
  const part = (from: number) => Array.from({ length: 50 }, (_, index) => aMessage(from + index));
  const { rerender } = render(<ChatThread {...PROPS} messages={part(450)} loading />);
  const found = { messages: part(100), hasEarlier: true, hasLater: true, startAtId: 'm120' };
  // The part comes a moment before it is no longer said to be loading
  rerender(<ChatThread {...PROPS} {...found} loading />);
  rerender(<ChatThread {...PROPS} {...found} />);
  const log = screen.getByRole('log');
  const marked = within(log).getByText('Meddelande 120').closest('article');
  expect(marked).toHaveAttribute('aria-current', 'true');
  const rows = marked?.parentElement?.parentElement?.children ?? [];
  const index = [...rows].findIndex((row) => row.contains(marked));
  expect(log.scrollTop).toBe(index * ROW - 24);
  expect(screen.getByRole('button', { name: 'Till det senaste' })).toBeVisible();
  vi.restoreAllMocks();
});
