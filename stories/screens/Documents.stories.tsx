import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ApiError } from '../../domain/api/errors';
import type { Upload, UploadPhase } from '../../src/data/uploads/uploads.reducer';
import { DocumentsView } from '../../src/features/documents/DocumentsView';
import { aDocument } from '../../src/testing/aDocument';
import { aJobSummary, anApplication } from '../../src/testing/anApplication';
import { siteLoader, siteScreen } from '../lib/siteScreen';

const documents = [
  aDocument({
    sharedWith: [
      {
        applicationId: 'a-1',
        jobTitle: 'Natt i Umeå',
        workplace: 'Norrlands exempelsjukhus',
        since: '2026-11-20T10:00:00.000Z',
      },
    ],
    sharedInChats: [
      {
        chatId: 'a-1',
        attachmentId: 'at-1',
        employerName: 'Region Norrland',
        jobTitle: 'Natt i Umeå',
        since: '2026-11-20T11:00:00.000Z',
        openUntil: null,
      },
    ],
    openings: 2,
  }),
  aDocument({
    id: 'd-2',
    type: 'hosp_licence',
    name: 'Legitimationsbevis',
    issuedOn: '2012-06-01',
    noEndDate: true,
  }),
  aDocument({
    id: 'd-3',
    type: 'cpr_certificate',
    name: 'HLR för vårdpersonal',
    issuedOn: '2025-12-03',
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
];

const upload = (phase: UploadPhase, changed: Partial<Upload> = {}): Upload => ({
  id: phase,
  type: 'cv',
  fileName: `${phase}.pdf`,
  size: 4_200_000,
  replaces: null,
  phase,
  sent: 2_100_000,
  breaks: 0,
  problem: null,
  reason: null,
  ...changed,
});

const applications = [
  anApplication({ id: 'a-1' }),
  anApplication({
    id: 'a-2',
    status: 'documented',
    job: aJobSummary({ title: 'Sjuksköterska, kväll', workplaceName: 'Kustens vårdcentral' }),
  }),
];

const answer = { results: documents, shownCriminalRecords: [], criminalRecordUpload: null };

const meta = {
  title: 'Screens/Documents',
  component: DocumentsView,
  parameters: { layout: 'fullscreen' },
  loaders: [siteLoader],
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '60rem', marginInline: 'auto', padding: '1rem' }}>
        <Story />
      </div>
    ),
    siteScreen,
  ],
  args: {
    answer,
    onRetry: null,
    today: '2026-11-21',
    uploads: [],
    unfinished: [],
    add: fn(),
    pause: fn(),
    resume: fn(),
    cancel: fn(),
    actions: {
      onRead: fn(async () => new Blob(['x'])),
      onUpdate: fn(async () => {}),
      onDelete: fn(async () => {}),
      onReadOpenings: fn(async () => [
        {
          at: '2026-11-20T10:00:00.000Z',
          by: 'employer' as const,
          employerName: 'Region Nord',
          jobTitle: 'Natt i Umeå',
          attachmentId: null,
        },
      ]),
      onRecordShown: fn(async () => {}),
      onReadApplications: fn(async () => applications),
      onShare: fn(async () => {}),
      onUnshare: fn(async () => {}),
      onTakeBack: fn(async () => {}),
    },
  },
} satisfies Meta<typeof DocumentsView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Valid, soon expired, expired, shared and opened. */
export const Ready: Story = {};
/** Nobody has said when the licence ends, or that it does not: it is asked about where it is answered. */
export const EndNotSaid: Story = {
  args: {
    answer: {
      ...answer,
      results: documents.map((one) =>
        one.noEndDate ? { ...one, noEndDate: false, expiry: 'unknown' } : one,
      ),
    },
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Ange hur länge den gäller: Legitimationsbevis' }),
    );
    const dialog = within(await within(document.body).findByRole('dialog'));
    const isEndless = dialog.getByRole('checkbox', { name: 'Har inget slutdatum' });
    isEndless.focus();
    await userEvent.keyboard(' ');
    await expect(dialog.getByLabelText(/Gäller till och med/u)).toBeDisabled();
  },
};
/** What a licence mostly is: two presses, of which the second may be Enter. */
export const SaidToHaveNoEnd: Story = {
  ...EndNotSaid,
  async play({ canvas, args, userEvent, loaded }) {
    await expect(
      canvas.getByText(loaded.intl.formatMessage({ id: 'documents.needed.undated' })),
    ).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: 'Den har inget slutdatum: Legitimationsbevis' }),
    );
    const dialog = within(await within(document.body).findByRole('dialog'));
    await expect(dialog.getByRole('checkbox', { name: 'Har inget slutdatum' })).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Spara' }));
    await expect(args.actions.onUpdate).toHaveBeenCalledWith(
      expect.anything(),
      expect.objectContaining({ noEndDate: true, validTo: null }),
      expect.objectContaining({ noEndDate: false, validTo: null }),
    );
  },
};

export const Loading: Story = { args: { answer: undefined } };
export const Failed: Story = { args: { answer: undefined, onRetry: fn() } };
export const Empty: Story = { args: { answer: { ...answer, results: [] } } };

/** Every state of an upload, and one that was left before the page was loaded again. */
export const Uploading: Story = {
  args: {
    answer: { ...answer, results: [] },
    unfinished: ['id_card'],
    uploads: [
      upload('sending'),
      upload('queued', { sent: 0 }),
      upload('waiting'),
      upload('paused'),
      upload('checking', { sent: 4_200_000 }),
      upload('failed', { problem: 'file_active_content', reason: 'script' }),
    ],
  },
};

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
/** One white pixel. */
const GIF = bytesOf(
  'GIF89a\x01\0\x01\0\x80\0\0\xff\xff\xff\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0;',
);
const HEIC = bytesOf('\0\0\0\x18ftypheic\0\0\0\0mif1heic');

async function choosePhoto({ canvas, loaded }: PlayContext, photo: File) {
  const name = loaded.intl.formatMessage({ id: 'documents.type.id_card' });
  const card = canvas.getByRole('region', { name });
  const input = card.querySelector<HTMLInputElement>('[data-way="camera"]');
  await userEvent.upload(input ?? card, photo);
}

/** What only the browser can read becomes a JPEG; what it cannot read is refused before it is sent. */
export const PhotosOfOtherKinds: Story = {
  args: { answer: { ...answer, results: [] } },
  play: async (context) => {
    const { args, canvas, loaded } = context;
    await choosePhoto(context, new File([GIF], 'Id.gif', { type: 'image/gif' }));
    await waitFor(() => expect(args.add).toHaveBeenCalledOnce());
    const jpeg = { name: 'Id.jpg', type: 'image/jpeg' };
    await expect(args.add).toHaveBeenCalledWith(expect.objectContaining(jpeg), {
      type: 'id_card',
      replaces: null,
    });
    await choosePhoto(context, new File([HEIC], 'IMG_1.jpg', { type: 'image/jpeg' }));
    const text = loaded.intl.formatMessage({ id: 'file.reason.heic' });
    await waitFor(() => expect(canvas.getByText(text)).toBeVisible());
    await expect(args.add).toHaveBeenCalledOnce();
  },
};

/** Shown to somebody, and uploaded where a law says so. */
export const CriminalRecord: Story = {
  args: {
    answer: {
      results: [],
      shownCriminalRecords: [{ id: 's-1', shownOn: '2026-11-02', shownTo: 'Chefa, Umeå' }],
      criminalRecordUpload: { legalGround: 'skollagen 2 kap. 31 §' },
    },
  },
};

/** A failed download is reported on the page. */
export const DownloadFailed: Story = {
  args: {
    actions: {
      ...meta.args.actions,
      onRead: fn(async () => {
        throw new ApiError('network_error', 'Gone.');
      }),
    },
  },
  play: async ({ canvas, loaded }) => {
    const name = loaded.intl.formatMessage(
      { id: 'documents.download.of' },
      { name: 'CV Alva Nordanvik' },
    );
    await userEvent.click(canvas.getByRole('button', { name }));
    const text = loaded.intl.formatMessage(
      { id: 'documents.download.failed' },
      { name: 'CV Alva Nordanvik' },
    );
    await waitFor(() => expect(canvas.getByText(text)).toBeVisible());
  },
};

/** Deleting asks first; keeping has the focus. */
export const Deleting: Story = {
  play: async ({ args, canvas, loaded }) => {
    const name = loaded.intl.formatMessage({ id: 'documents.more' }, { name: 'CV Alva Nordanvik' });
    await userEvent.click(canvas.getByRole('button', { name }));
    const menu = within(await within(document.body).findByRole('menu'));
    const last = menu.getAllByRole('menuitem').at(-1);
    if (last) await userEvent.click(last);
    const question = within(await within(document.body).findByRole('alertdialog'));
    const [keep, remove] = question.getAllByRole('button');
    await waitFor(() => expect(keep).toHaveFocus());
    if (remove) await userEvent.click(remove);
    await expect(args.actions.onDelete).toHaveBeenCalledWith('d-1');
  },
};

/** Opens what shares the document, by keyboard. */
async function openSharing({ canvas, loaded }: PlayContext) {
  const name = loaded.intl.formatMessage(
    { id: 'documents.share.of' },
    { name: 'CV Alva Nordanvik' },
  );
  canvas.getByRole('button', { name }).focus();
  await userEvent.keyboard('{Enter}');
  return within(await within(document.body).findByRole('dialog', { name }));
}
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

/** Shared in one application; the other is chosen and confirmed by keyboard alone. */
export const Sharing: Story = {
  play: async (context) => {
    const dialog = await openSharing(context);
    const choice = await dialog.findByRole('radio');
    choice.focus();
    await userEvent.keyboard(' ');
    const share = context.loaded.intl.formatMessage({ id: 'documents.share' });
    dialog.getByRole('button', { name: share }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(context.args.actions.onShare).toHaveBeenCalledWith('d-1', 'a-2'));
  },
};

/** No application under way: nothing can be chosen. */
export const NothingToShareIn: Story = {
  args: {
    answer: { ...answer, results: [aDocument()] },
    actions: { ...meta.args.actions, onReadApplications: fn(async () => []) },
  },
  play: async (context) => {
    const dialog = await openSharing(context);
    const text = context.loaded.intl.formatMessage({ id: 'documents.share.none' });
    await expect(await dialog.findByText(text)).toBeVisible();
  },
};

/** The applications cannot be read. */
export const SharingFailed: Story = {
  args: {
    actions: {
      ...meta.args.actions,
      onReadApplications: fn(async () => {
        throw new ApiError('network_error', 'Gone.');
      }),
    },
  },
  play: async (context) => {
    const dialog = await openSharing(context);
    const text = context.loaded.intl.formatMessage({ id: 'documents.share.applications_failed' });
    await expect(await dialog.findByText(text)).toBeVisible();
  },
};
