import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileDrop, type FileEntry } from '@vikari/ui-kit/FileDrop';
import { expect, fn, userEvent, within } from 'storybook/test';
import { localeFor } from '../lib/readyTexts';
import { textsFor } from '../lib/texts';

const WORDS = {
  sv: {
    label: 'Legitimation',
    hint: 'PDF eller foto, högst 10 MB.',
    lost: 'Uppkopplingen bröts. Försök igen.',
    earlier: 'Uppladdad 3 maj 2026',
    choose: 'Välj fil',
    drop: 'eller dra den hit',
    camera: 'Ta ett foto',
    reuse: 'Använd en fil du redan har laddat upp',
    reuseFile: (name: string) => `Använd ${name}`,
    list: 'Valda filer',
    cancel: (name: string) => `Avbryt ${name}`,
    pause: (name: string) => `Pausa ${name}`,
    resume: (name: string) => `Fortsätt med ${name}`,
    retry: (name: string) => `Försök igen med ${name}`,
    remove: (name: string) => `Ta bort ${name}`,
    statuses: { uploading: 'laddas upp', paused: 'pausad', done: 'klar', failed: 'misslyckades' },
    problems: {
      type: (name: string) => `${name} är varken PDF eller bild.`,
      size: (name: string) => `${name} är större än 10 MB.`,
      empty: (name: string) => `${name} är tom.`,
    },
  },
  en: {
    label: 'ID document',
    hint: 'PDF or photo, at most 10 MB.',
    lost: 'The connection was lost. Please try again.',
    earlier: 'Uploaded 3 May 2026',
    choose: 'Choose a file',
    drop: 'or drag it here',
    camera: 'Take a photo',
    reuse: 'Use a file you have already uploaded',
    reuseFile: (name: string) => `Use ${name}`,
    list: 'Chosen files',
    cancel: (name: string) => `Cancel ${name}`,
    pause: (name: string) => `Pause ${name}`,
    resume: (name: string) => `Continue with ${name}`,
    retry: (name: string) => `Try ${name} again`,
    remove: (name: string) => `Remove ${name}`,
    statuses: { uploading: 'uploading', paused: 'paused', done: 'done', failed: 'failed' },
    problems: {
      type: (name: string) => `${name} is neither a PDF nor a picture.`,
      size: (name: string) => `${name} is larger than 10 MB.`,
      empty: (name: string) => `${name} is empty.`,
    },
  },
};

const progress = (share: number) => `${Math.round(share * 100)} %`;

const meta = {
  title: 'Components/Forms/FileDrop',
  component: FileDrop,
  args: {
    label: '',
    accept: ['application/pdf', 'image/*'],
    files: [],
    onAdd: fn(),
    onCancel: fn(),
    onRetry: fn(),
    onRemove: fn(),
    onReuse: fn(),
    locale: 'sv-SE',
    labels: { ...WORDS.sv, progress },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 520 }}>
        <Story />
      </div>
    ),
  ],
  render: (args, { globals, parameters }) => {
    const words = textsFor(globals, WORDS);
    const lost = (file: FileEntry) =>
      file.status === 'failed' ? { ...file, error: words.lost } : file;
    return (
      <FileDrop
        {...args}
        locale={localeFor(globals)}
        label={words.label}
        hint={words.hint}
        files={args.files.map(lost)}
        reusable={
          parameters.reuse === true ? [{ id: 'id', name: 'id-kort.pdf', note: words.earlier }] : []
        }
        labels={{ ...words, progress }}
      />
    );
  },
} satisfies Meta<typeof FileDrop>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * A file of the wrong kind is refused with a reason; the camera is offered only on touch screens.
 */
export const Empty: Story = {
  play: async ({ canvasElement, globals, args }) => {
    const { problems } = textsFor(globals, WORDS);
    const input = canvasElement.querySelector<HTMLInputElement>('[data-way="choose"]');
    if (input === null) throw new Error('no input');
    const user = userEvent.setup({ applyAccept: false });
    await user.upload(input, new File(['x'], 'cv.docx', { type: 'application/msword' }));
    await expect(within(canvasElement).getByText(problems.type('cv.docx'))).toBeVisible();
    await user.upload(input, new File(['x'], 'IMG_1.HEIC', { type: '' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await expect(within(canvasElement).queryByText(problems.type('cv.docx'))).toBeNull();
  },
};

/** Each file with its state and its actions. */
export const Files: Story = {
  args: {
    multiple: true,
    files: [
      { id: 'a', name: 'legitimation-framsida.jpg', size: 2_400_000, status: 'done' },
      {
        id: 'b',
        name: 'legitimation-baksida.jpg',
        size: 3_100_000,
        status: 'uploading',
        progress: 0.4,
      },
      { id: 'c', name: 'hlr-intyg.pdf', size: 480_000, status: 'failed' },
    ],
  },
  play: async ({ canvasElement, globals, args }) => {
    const words = textsFor(globals, WORDS);
    const list = within(within(canvasElement).getByRole('list', { name: words.list }));
    await userEvent.click(list.getByRole('button', { name: words.retry('hlr-intyg.pdf') }));
    await expect(args.onRetry).toHaveBeenLastCalledWith('c');
    const cancel = list.getByRole('button', { name: words.cancel('legitimation-baksida.jpg') });
    cancel.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCancel).toHaveBeenLastCalledWith('b');
  },
};

/** A file from an earlier application can be used again. */
export const Reuse: Story = {
  parameters: { reuse: true },
  play: async ({ canvasElement, globals, args }) => {
    const words = textsFor(globals, WORDS);
    await userEvent.click(
      within(canvasElement).getByRole('button', {
        name: `${words.reuseFile('id-kort.pdf')} ${words.earlier}`,
      }),
    );
    await expect(args.onReuse).toHaveBeenLastCalledWith('id');
  },
};

/** Disabled: neither pressing nor dropping adds a file. */
export const Disabled: Story = { args: { disabled: true } };
