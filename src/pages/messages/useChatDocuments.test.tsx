import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { Chat, ChatMessage } from '#domain/chat/chat';
import { aDocument } from '../../testing/aDocument';
import { aJobSummary } from '../../testing/anApplication';
import { anAttachment } from '../../testing/anAttachment';
import { type Answers, fakeServices } from '../../testing/fakeServices';
import { renderSite } from '../../testing/renderSite';
import { useChatDocuments } from './useChatDocuments';

const message: ChatMessage = {
  chatId: 'a-1',
  number: 2,
  clientId: '77777777-6666-4555-8444-333333333333',
  sender: 'candidate',
  senderName: 'Alva',
  text: '',
  attachments: [anAttachment({ openings: 1 })],
  event: null,
  sentAt: '2026-11-20T10:00:00.000Z',
};
const chat: Chat = {
  id: 'a-1',
  activeUsers: ['u-1', 'e-1'],
  created_last_msg: message.sentAt,
  status: {},
  unseenMsgInfo: { uid: 'u-1', count: 0 },
  messageCount: 2,
  lastMessage: message,
  employer: { id: 'e-1', name: 'Region Norrland' },
  job: aJobSummary(),
  applicationStatus: 'candidate',
  ended: null,
};
const DOCUMENTS = {
  status: 0,
  results: [aDocument(), aDocument({ id: 'd-2', type: 'criminal_record', name: 'Utdrag' })],
  shownCriminalRecords: [],
  criminalRecordUpload: null,
};

async function show(answers: Answers) {
  const on = { onShare: vi.fn(), onChanged: vi.fn() };
  function Page() {
    const documents = useChatDocuments({ chat, ...on });
    return (
      <>
        <button type="button" onClick={documents.choose}>
          Bifoga
        </button>
        {message.attachments.map((one) => (
          <div key={one.id}>{documents.actionsOf(one, message.sender)}</div>
        ))}
        {documents.dialogs}
      </>
    );
  }
  const { client, asked } = fakeServices({ 'users/user_documents': DOCUMENTS, ...answers });
  await renderSite(<Page />, { api: client });
  return { ...on, asked, user: userEvent.setup() };
}

it('shares chosen documents, and no criminal record where none may be uploaded', async () => {
  const { user, onShare } = await show({});
  await user.click(screen.getByRole('button', { name: 'Bifoga' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('checkbox', { name: /^CV/ }));
  expect(dialog.queryByRole('checkbox', { name: /^Utdrag/ })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Dela' }));
  expect(onShare).toHaveBeenCalledExactlyOnceWith({ documentIds: ['d-1'], openUntil: null });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('takes a document back, and says when that failed', async () => {
  const taken = { ...message, attachments: [anAttachment({ state: 'taken_back' })] };
  const answer = vi
    .fn<() => object>()
    .mockRejectedValueOnce(new Error('no answer'))
    .mockReturnValue({ status: 0, message: taken });
  const { user, onChanged } = await show({ 'chats/take_back_attachment': answer });
  await user.click(screen.getByRole('button', { name: /^Ta tillbaka CV/ }));
  const dialog = within(await screen.findByRole('alertdialog'));
  const confirm = dialog.getByRole('button', { name: 'Ta tillbaka' });
  await user.click(confirm);
  expect(await dialog.findByText(/kunde inte tas tillbaka/)).toBeVisible();
  await user.click(confirm);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(onChanged).toHaveBeenCalledExactlyOnceWith(taken);
});

it('shows when the employer opened a document by way of the message', async () => {
  const opening = { by: 'employer', employerName: 'Region Norrland', jobTitle: 'Natt' } as const;
  const results = [
    { ...opening, at: '2026-11-20T11:00:00.000Z', attachmentId: 'at-1' },
    { ...opening, at: '2026-11-19T11:00:00.000Z', attachmentId: null },
  ];
  const { user } = await show({ 'users/user_document_openings': { status: 0, results } });
  await user.click(screen.getByRole('button', { name: /^Öppnad 1 gång/ }));
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Konversationen om ”Natt'),
  ]);
});
