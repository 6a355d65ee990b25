import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { UserDocument } from '../../domain/api/documents';
import type { DocumentType } from '../../domain/candidates/documents';
import type { Upload } from '../../src/data/uploads/uploads.reducer';
import { UploadField } from '../../src/features/documents/UploadField';
import { ShareDocumentsDialog } from '../../src/features/messages/attachments/ShareDocumentsDialog';
import { aDocument } from '../../src/testing/aDocument';
import { siteLoader, siteScreen } from '../lib/siteScreen';

const documents = [
  aDocument(),
  aDocument({
    id: 'd-2',
    type: 'hosp_licence',
    name: 'Legitimationsbevis',
    noEndDate: true,
    size: 310_000,
  }),
  aDocument({
    id: 'd-3',
    type: 'cpr_certificate',
    name: 'HLR för vårdpersonal',
    validTo: '2026-12-03',
    expiry: 'soon',
  }),
  aDocument({
    id: 'd-4',
    type: 'id_card',
    name: 'Pass',
    mediaType: 'image/jpeg',
    validTo: '2026-11-01',
    expiry: 'expired',
  }),
  aDocument({ id: 'd-5', type: 'criminal_record', name: 'Utdrag' }),
];
/** The field of an upload, with those that are on their way. */
const fieldWith =
  (uploads: readonly Upload[]) =>
  (type: DocumentType, onAdded: () => void): ReactNode => (
    <UploadField
      uploads={uploads}
      unfinished={[]}
      add={fn()}
      pause={fn()}
      resume={fn()}
      cancel={fn()}
      type={type}
      label={`Fil: ${type}`}
      replaces={null}
      onAdded={onAdded}
    />
  );

const meta = {
  title: 'Screens/ChatDocuments',
  component: ShareDocumentsDialog,
  parameters: { layout: 'fullscreen' },
  loaders: [siteLoader],
  decorators: [siteScreen],
  args: {
    open: true,
    employer: 'Region Norrland',
    documents,
    onRetry: null,
    criminalRecords: false,
    hasApplied: true,
    today: '2026-11-21',
    factsOf: ({ type, size }: UserDocument) => `${type}, ${size / 1_000_000} MB`,
    uploadField: fieldWith([]),
    onShare: fn(),
    onClose: fn(),
    onExited: fn(),
  },
} satisfies Meta<typeof ShareDocumentsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialogIn = async (element: HTMLElement) =>
  within(await within(element.ownerDocument.body).findByRole('dialog'));

/** Chosen and shared by keyboard, until a day. */
export const Choosing: Story = {
  play: async ({ canvasElement, args, loaded }) => {
    const t = (id: string) => loaded.intl.formatMessage({ id });
    const dialog = await dialogIn(canvasElement);
    await waitFor(() => expect(dialog.getByRole('checkbox', { name: /^Pass/ })).toBeVisible());
    await expect(dialog.queryByRole('checkbox', { name: /^Utdrag/ })).toBeNull();
    dialog.getByRole('checkbox', { name: /^CV/ }).focus();
    await userEvent.keyboard(' ');
    const day = new RegExp(t('chat_documents.how_long.day'));
    await userEvent.click(dialog.getByRole('radio', { name: day }));
    const share = dialog.getByRole('button', { name: t('chat_documents.submit') });
    await userEvent.click(share);
    await expect(args.onShare).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('link', { name: t('chat_documents.day.required') }));
    const field = dialog.getByLabelText(t('chat_documents.day'));
    await expect(field).toHaveFocus();
    await userEvent.type(field, '2026-12-01');
    await userEvent.click(share);
    await expect(args.onShare).toHaveBeenCalledWith({
      documentIds: ['d-1'],
      openUntil: '2026-12-01T22:59:59.000Z',
    });
  },
};

/** Nothing is chosen: a press shows an error. */
export const NothingChosen: Story = {
  play: async ({ canvasElement, args, loaded }) => {
    const dialog = await dialogIn(canvasElement);
    const name = loaded.intl.formatMessage({ id: 'chat_documents.submit' });
    await userEvent.click(await dialog.findByRole('button', { name }));
    await expect(args.onShare).not.toHaveBeenCalled();
    const title = loaded.intl.formatMessage({ id: 'forms.summary.title' });
    const summary = within(dialog.getByRole('alert', { name: title }));
    await userEvent.click(summary.getByRole('link'));
    await expect(dialog.getByRole('checkbox', { name: /^CV/ })).toHaveFocus();
  },
};

/** There is no document yet; they have only shown interest in the job. */
export const NoDocuments: Story = { args: { documents: [], hasApplied: false } };

/** A new document is on its way. */
export const Uploading: Story = {
  args: {
    uploadField: fieldWith([
      {
        id: 'u-1',
        type: 'other',
        fileName: 'Delegering läkemedel.pdf',
        size: 4_200_000,
        replaces: null,
        phase: 'sending',
        sent: 2_100_000,
        breaks: 0,
        problem: null,
        reason: null,
      },
    ]),
  },
  play: async ({ canvasElement, loaded }) => {
    const dialog = await dialogIn(canvasElement);
    const name = loaded.intl.formatMessage({ id: 'chat_documents.new' });
    await userEvent.click(await dialog.findByRole('button', { name }));
    await expect(dialog.getByText('Delegering läkemedel.pdf')).toBeInTheDocument();
    await expect(dialog.getByRole('combobox')).toHaveFocus();
  },
};

export const Loading: Story = { args: { documents: undefined } };

export const Failed: Story = { args: { documents: undefined, onRetry: fn() } };
