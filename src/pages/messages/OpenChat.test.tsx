import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchChat, fetchMessages, type ThreadRequest } from '#domain/api/chats';
import { ApiError } from '#domain/api/errors';
import { getMe } from '#domain/api/v2';
import { THREAD_PAGE } from '#domain/chat/chat';
import { applicationPaths } from '../../lib/site/applicationPaths';
import { aProfile } from '../../testing/aProfile';
import { aChat, aChatMessage } from '../../testing/aThread';
import { fakeServices } from '../../testing/fakeServices';
import { renderSite } from '../../testing/renderSite';
import { OpenChat } from './OpenChat';

const COUNT = 400;
const MESSAGES = Array.from({ length: COUNT }, (_, index) =>
  aChatMessage({ number: index + 1, text: `Meddelande ${index + 1}.` }),
);
const ROW = 100;

/** Answers as the service does: pages by number. */
function page({ before, after, pageLength }: ThreadRequest) {
  const limit = Number(pageLength ?? THREAD_PAGE);
  const inside = MESSAGES.filter(
    ({ number }) =>
      (before === undefined || number < Number(before)) &&
      (after === undefined || number > Number(after)),
  );
  const results = after === undefined ? inside.slice(-limit) : inside.slice(0, limit);
  return {
    status: 0,
    results,
    hasEarlier: (results[0]?.number ?? 1) > 1,
    hasLater: (results.at(-1)?.number ?? COUNT) < COUNT,
  };
}

const ended: unknown[] = [];
const { client } = fakeServices({
  [getMe.path]: { status: 0, profile: aProfile(), sharedComputer: false },
  'misc/device_key': {
    status: 0,
    data: { key: btoa('k'.repeat(32)), iv: btoa('i'.repeat(12)), owner: 'aaaa' },
  },
  [fetchChat.path]: { status: 0, chat: aChat({ messageCount: COUNT }) },
  [fetchMessages.path]: (request) => page(request as ThreadRequest),
  'chats/end_chat': (request) => {
    ended.push(request);
    return { status: 0, chat: aChat({ messageCount: COUNT }) };
  },
  'chats/report_chat': { status: 0 },
  'chats/send_message': new ApiError('rate_limited', 'Too many.'),
  'chats/mark_read': { status: 0, chat: aChat({ messageCount: COUNT }) },
});

beforeEach(() => {
  // A page without layout: each row is as high as the next
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return [...(this.parentElement?.children ?? [])].indexOf(this) * ROW;
  });
});
afterEach(() => void vi.restoreAllMocks());

const open = (number?: number) =>
  renderSite([{ path: '/messages/:chatId', element: <OpenChat chatId="a-1" /> }], {
    api: client,
    path: applicationPaths.chat('a-1', number),
  });

async function expectFound(number: number): Promise<void> {
  const log = screen.getByRole('log');
  await waitFor(() => expect(log.querySelector('[aria-current]')).not.toBeNull());
  const marked = within(log).getByText(`Meddelande ${number}.`).closest('article');
  expect(marked).toHaveAttribute('aria-current', 'true');
  const rows = [...(marked?.parentElement?.parentElement?.children ?? [])];
  const index = rows.findIndex((row) => row.contains(marked));
  await waitFor(() => expect(log.scrollTop).toBe(index * ROW - 24));
}

it.each([1, 20, 120, 250, 340, 399])('goes to message %s of 400 and marks it', async (number) => {
  await open(number);
  await expectFound(number);
});

it('reads on from there in both directions, and back to the newest', async () => {
  await open(120);
  await expectFound(120);
  const has = (number: number) => screen.queryByText(`Meddelande ${number}.`) !== null;
  expect([has(94), has(144), has(COUNT)]).toEqual([false, true, false]);
  await userEvent.click(screen.getByRole('button', { name: 'Visa tidigare meddelanden' }));
  await screen.findByText('Meddelande 46.');
  await userEvent.click(screen.getByRole('button', { name: 'Visa senare meddelanden' }));
  await screen.findByText('Meddelande 190.');
  await userEvent.click(screen.getByRole('button', { name: 'Till det senaste' }));
  await screen.findByText(`Meddelande ${COUNT}.`);
  expect(has(120)).toBe(false);
});

it('goes there once more when it is chosen once more, and to the end without a message', async () => {
  const { router } = await open(120);
  await expectFound(120);
  await userEvent.click(screen.getByRole('button', { name: 'Till det senaste' }));
  await screen.findByText(`Meddelande ${COUNT}.`);
  await act(() => router.navigate(applicationPaths.chat('a-1', 120)));
  await expectFound(120);
  await act(() => router.navigate(applicationPaths.chat('a-1')));
  await screen.findByText(`Meddelande ${COUNT}.`);
});

it.each([false, true])(
  'ends the chat, and with the box checked (%s) all with the employer',
  async (all) => {
    await open();
    await screen.findByText(`Meddelande ${COUNT}.`);
    await userEvent.click(screen.getByRole('button', { name: /^Fler val/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Avsluta konversationen' }));
    if (all)
      await userEvent.click(screen.getByRole('checkbox', { name: /alla mina konversationer/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Avsluta' }));
    await waitFor(() => expect(ended.at(-1)).toEqual({ chatId: 'a-1', all }));
    expect(await screen.findByText('Konversationen är avslutad.')).toHaveRole('status');
  },
);

it('says in the composer that too many messages were sent, and keeps what was', async () => {
  await open();
  await screen.findByText(`Meddelande ${COUNT}.`);
  const field = screen.getByRole('textbox');
  await userEvent.click(field);
  await userEvent.paste('Hej igen');
  await userEvent.click(screen.getByRole('button', { name: 'Skicka' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(/väntar här, och skickas/));
  const said = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(said.join()).toMatch(/många meddelanden/);
  expect(screen.getByText('Hej igen')).toBeVisible();
});

it('can be reported once more', async () => {
  await open();
  await screen.findByText(`Meddelande ${COUNT}.`);
  for (const _time of ['once', 'again']) {
    await userEvent.click(screen.getByRole('button', { name: /^Fler val/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Anmäl/ }));
    const dialog = within(await screen.findByRole('dialog'));
    const [reason] = await dialog.findAllByRole('radio');
    if (!reason) throw new Error('There is no reason.');
    await userEvent.click(reason);
    await userEvent.click(dialog.getByRole('button', { name: 'Skicka anmälan' }));
    expect(await dialog.findByRole('heading', { name: /Tack/u })).toBeVisible();
    const [close] = await dialog.findAllByRole('button', { name: 'Stäng' });
    if (!close) throw new Error('It cannot be closed.');
    await userEvent.click(close);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
});
