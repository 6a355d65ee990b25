import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../internal/testing/describeConformance';
import type { ChatMessage } from './chatMessage';
import { MessageBubble } from './MessageBubble';
import type { MessageBubbleProps } from './messageBubbleProps';

const MESSAGE: ChatMessage = {
  id: 'm1',
  kind: 'other',
  authorId: 'anna',
  authorName: 'Anna Lindqvist',
  text: 'Hej!',
  sentAt: '2026-05-04T12:05:00Z',
};
const OWN: ChatMessage = { ...MESSAGE, kind: 'own', authorId: 'me', delivery: 'failed' };

const PROPS: MessageBubbleProps = {
  message: MESSAGE,
  locale: 'sv-SE',
  timeZone: 'Europe/Stockholm',
  labels: {
    own: 'Du',
    system: 'Händelse',
    message: (author, time) => `${author}, ${time}`,
    deliveries: { pending: 'Skickar', sent: 'Skickat', read: 'Läst', failed: 'Skickades inte' },
    retry: 'Försök igen',
    discard: 'Ta bort utkastet',
    attachments: 'Bilagor',
  },
};

describeConformance(MessageBubble, { props: PROPS, root: HTMLElement });

it.each([
  ['other', 'Anna Lindqvist, 14:05'],
  ['own', 'Du, 14:05'],
  ['system', 'Händelse, 14:05'],
] as const)('a message of kind %s is called “%s”', (kind, name) => {
  render(<MessageBubble {...PROPS} message={{ ...MESSAGE, kind }} />);
  expect(screen.getByRole('article', { name })).toHaveTextContent('Hej!');
});

it('never turns what was written into HTML or a dangerous link', () => {
  const text = '<img src=x onerror="alert(1)"> javascript:alert(1) https://vikari.example/jobb';
  render(<MessageBubble {...PROPS} message={{ ...MESSAGE, text }} />);
  expect(screen.getByText(/onerror/).closest('p')).toHaveTextContent(text);
  expect(document.querySelector('img')).toBeNull();
  const link = screen.getByRole('link');
  expect(link).toHaveAttribute('href', 'https://vikari.example/jobb');
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
});

it('can be sent again or discarded when it failed, and only then', async () => {
  const on = { onRetry: vi.fn(), onDiscard: vi.fn() };
  const { rerender } = render(<MessageBubble {...PROPS} {...on} message={OWN} />);
  await userEvent.click(screen.getByRole('button', { name: 'Försök igen' }));
  await userEvent.click(screen.getByRole('button', { name: 'Ta bort utkastet' }));
  expect(on.onRetry).toHaveBeenCalledExactlyOnceWith('m1');
  expect(on.onDiscard).toHaveBeenCalledExactlyOnceWith('m1');
  rerender(<MessageBubble {...PROPS} {...on} message={{ ...OWN, delivery: 'read' }} />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('Läst')).toBeInTheDocument();
});

it('says why it failed, and only then', () => {
  const failure = 'Konversationen är avslutad.';
  const { rerender } = render(<MessageBubble {...PROPS} message={{ ...OWN, failure }} />);
  expect(screen.getByText(failure)).toBeInTheDocument();
  rerender(<MessageBubble {...PROPS} message={{ ...OWN, failure, delivery: 'pending' }} />);
  expect(screen.queryByText(failure)).toBeNull();
});

it('shows time and delivery at the end of a group, and a failure anywhere', () => {
  const { rerender } = render(
    <MessageBubble {...PROPS} ends={false} message={{ ...OWN, delivery: 'sent' }} />,
  );
  expect(screen.queryByText('Skickat')).toBeNull();
  rerender(<MessageBubble {...PROPS} ends={false} message={OWN} />);
  expect(screen.getByText('Skickades inte')).toBeInTheDocument();
});

it('names its files with their sizes', () => {
  const attachment = {
    id: 'a',
    name: 'avtal.pdf',
    size: 240_000,
    type: 'application/pdf',
    href: '/f/1',
  };
  render(
    <MessageBubble {...PROPS} message={{ ...MESSAGE, text: '', attachments: [attachment] }} />,
  );
  const list = screen.getByRole('list', { name: 'Bilagor' });
  expect(list.querySelector('a')).toHaveAttribute('href', '/f/1');
  expect(list).toHaveTextContent(/avtal\.pdf\s*240\skB/u);
});
