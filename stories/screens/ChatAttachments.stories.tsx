import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessageBubble } from '@vikari/ui-kit/MessageBubble';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { ChatAttachment } from '../../domain/chat/chat';
import { AttachmentActions } from '../../src/features/messages/attachments/AttachmentActions';
import {
  AttachmentDialogs,
  type AttachmentDialogsProps,
  type OpenAttachment,
} from '../../src/pages/messages/AttachmentDialogs';
import { anAttachment } from '../../src/testing/anAttachment';
import { siteLoader, siteScreen } from '../lib/siteScreen';

interface MessageProps extends Pick<AttachmentDialogsProps, 'onReadOpenings' | 'onTakeBack'> {
  own: boolean;
  attachments: readonly ChatAttachment[];
  locale: string;
}

/** A message of a chat, with what can be done with its attachments. */
function Message({ own, attachments, locale, ...actions }: MessageProps) {
  const [open, setOpen] = useState<OpenAttachment | null>(null);
  return (
    <>
      <MessageBubble
        message={{
          id: 'm-1',
          kind: own ? 'own' : 'other',
          authorId: own ? 'me' : 'rut',
          authorName: own ? 'Alva' : 'Rut Rekryterare',
          text: 'Här är det du bad om.',
          sentAt: '2026-11-20T10:00:00.000Z',
          attachments: attachments.map((one) => ({
            id: one.id,
            name: one.name,
            size: one.size,
            type: one.mediaType,
            href: '/bilaga',
            actions: (
              <AttachmentActions
                attachment={one}
                own={own}
                downloading={false}
                onOpen={(dialog) => setOpen({ dialog, attachment: one })}
                onDownload={fn()}
              />
            ),
          })),
        }}
        locale={locale}
        timeZone="Europe/Stockholm"
        labels={{
          own: 'Du',
          system: 'Händelse',
          message: (author, time) => `${author}, ${time}`,
          deliveries: { pending: '…', sent: '✓', read: '✓✓', failed: '!' },
          retry: 'Försök igen',
          discard: 'Ta bort',
          attachments: 'Bilagor',
        }}
      />
      <AttachmentDialogs
        {...actions}
        open={open}
        employer="Region Norrland"
        onRead={async () => new Blob(['x'])}
        onClose={() => setOpen(null)}
      />
    </>
  );
}

const meta = {
  title: 'Screens/ChatAttachments',
  component: Message,
  loaders: [siteLoader],
  decorators: [siteScreen],
  args: {
    own: true,
    locale: 'sv-SE',
    attachments: [
      anAttachment({ openings: 2 }),
      anAttachment({
        id: 'at-2',
        name: 'HLR för vårdpersonal',
        openUntil: '2026-12-03T22:59:59.000Z',
      }),
      anAttachment({
        id: 'at-3',
        name: 'Legitimationsbevis',
        state: 'expired',
        openUntil: '2026-11-01T22:59:59.000Z',
        openings: 1,
      }),
      anAttachment({ id: 'at-4', name: 'Pass', state: 'taken_back', mediaType: 'image/jpeg' }),
      anAttachment({ id: 'at-5', name: 'Betyg', state: 'deleted', documentId: null, openings: 3 }),
    ],
    onReadOpenings: fn(async () => [
      {
        at: '2026-11-20T11:00:00.000Z',
        by: 'employer' as const,
        employerName: 'Region Norrland',
        jobTitle: 'Natt i Umeå',
        attachmentId: 'at-1',
      },
    ]),
    onTakeBack: fn(async () => {}),
  },
} satisfies Meta<typeof Message>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Shared documents in all their states; one is taken back, and the focus returns. */
export const Shared: Story = {
  play: async ({ canvas, canvasElement, args, loaded }) => {
    const t = (id: string, values = {}) => loaded.intl.formatMessage({ id }, values);
    const name = 'CV Alva Nordanvik';
    const body = within(canvasElement.ownerDocument.body);
    const opener = canvas.getByRole('button', { name: t('chat_documents.take_back.of', { name }) });
    await userEvent.click(opener);
    const dialog = within(await body.findByRole('alertdialog'));
    const confirm = t('chat_documents.take_back.confirm');
    await userEvent.click(dialog.getByRole('button', { name: confirm }));
    await expect(args.onTakeBack).toHaveBeenCalledWith('at-1');
    await waitFor(() => expect(body.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** Who opened a document by way of the message. */
export const Openings: Story = {
  play: async ({ canvas, canvasElement, loaded }) => {
    const values = { count: 2, name: 'CV Alva Nordanvik' };
    const name = loaded.intl.formatMessage({ id: 'chat_documents.openings.of' }, values);
    await userEvent.click(canvas.getByRole('button', { name }));
    const body = within(canvasElement.ownerDocument.body);
    await expect(await body.findByText('Region Norrland')).toBeInTheDocument();
  },
};

/** What the employer has sent. */
export const FromEmployer: Story = {
  args: {
    own: false,
    attachments: [anAttachment({ documentId: null, name: 'Schema vecka 20' })],
  },
};
