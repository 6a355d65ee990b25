import type { Meta, StoryObj } from '@storybook/react-vite';
import { Composer } from '@vikari/ui-kit/Composer';
import { expect, fn, userEvent, within } from 'storybook/test';
import { chatCalendar } from '../lib/chatMessages';
import { CHAT_TEXTS, type ChatTexts } from '../lib/chatTexts';
import { textsFor } from '../lib/texts';

/** Which of the texts a story uses. */
type Word = 'draft' | 'offline' | 'failedSend' | 'blocked';

const meta = {
  title: 'Components/Chat/Composer',
  component: Composer,
  args: {
    labels: CHAT_TEXTS.sv.composer,
    locale: 'sv-SE',
    accept: ['application/pdf', 'image/*'],
    onSend: fn(),
    onAddFiles: fn(),
    onRemoveFile: fn(),
    onRetryFile: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 640 }}>
        <Story />
      </div>
    ),
  ],
  render: (args, { globals, parameters }) => {
    const texts: ChatTexts = textsFor(globals, CHAT_TEXTS);
    const words: Partial<Record<'defaultValue' | 'hint' | 'error' | 'blocked', Word>> =
      parameters.words ?? {};
    const said = Object.fromEntries(
      Object.entries(words).map(([prop, word]) => [prop, texts[word]]),
    );
    return (
      <Composer
        {...args}
        {...said}
        files={args.files?.map((file) =>
          file.status === 'failed' ? { ...file, error: texts.lost } : file,
        )}
        locale={chatCalendar(globals).locale}
        labels={texts.composer}
      />
    );
  },
} satisfies Meta<typeof Composer>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

function partsOf({ canvasElement, globals }: PlayContext) {
  const { composer } = textsFor(globals, CHAT_TEXTS);
  const canvas = within(canvasElement);
  const field = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: composer.field });
  return { composer, canvas, field };
}

/** Enter sends, Shift and Enter make a new line; the field grows and is empty afterwards. */
export const Empty: Story = {
  play: async (context) => {
    const { composer, canvas, field } = partsOf(context);
    const low = field.clientHeight;
    const send = canvas.getByRole('button', { name: composer.send });
    await expect(send).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(field, '1{Shift>}{Enter}{/Shift}2{Shift>}{Enter}{/Shift}3');
    await expect(field.clientHeight).toBeGreaterThan(low + 40);
    await expect(send).not.toHaveAttribute('aria-disabled');
    await userEvent.keyboard('{Enter}');
    await expect(context.args.onSend).toHaveBeenLastCalledWith('1\n2\n3');
    await expect(field).toHaveValue('');
    await expect(field.clientHeight).toBe(low);
    await expect(field).toHaveFocus();
  },
};

/** With a text that was begun earlier. */
export const Draft: Story = { parameters: { words: { defaultValue: 'draft' } } };

/** Near the limit the count appears; beyond it nothing is cut, and nothing is sent. */
export const TooLong: Story = {
  parameters: { words: { defaultValue: 'draft' } },
  args: { maxLength: 50 },
  play: async (context) => {
    const { composer, canvas, field } = partsOf(context);
    const over = 'x'.repeat(Math.max(1, 51 - field.value.length));
    await userEvent.type(field, over);
    await expect(canvas.getByText(composer.left(50 - field.value.length))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: composer.send }));
    await expect(context.args.onSend).not.toHaveBeenCalled();
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(composer.problems.too_long);
  },
};

/** A file of the wrong kind is refused with a reason; attached files can be removed. */
export const Files: Story = {
  args: {
    files: [
      { id: 'a', name: 'hlr-intyg-2026.pdf', size: 480_000, status: 'done' },
      { id: 'b', name: 'legitimation.jpg', size: 2_400_000, status: 'uploading', progress: 0.4 },
      { id: 'c', name: 'referens.pdf', size: 120_000, status: 'failed' },
    ],
  },
  play: async (context) => {
    const { composer, canvas, field } = partsOf(context);
    const { args, canvasElement } = context;
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (input === null) throw new Error('no input');
    const user = userEvent.setup({ applyAccept: false });
    await user.upload(input, new File(['x'], 'cv.docx', { type: 'application/msword' }));
    await expect(field).toHaveAccessibleDescription(composer.fileProblems.type('cv.docx'));
    await expect(args.onAddFiles).not.toHaveBeenCalled();
    await user.upload(input, new File(['x'], 'IMG_1.HEIC', { type: '' }));
    await expect(args.onAddFiles).toHaveBeenCalledOnce();
    await user.type(field, 'x{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(field).toHaveAccessibleDescription(composer.problems.uploading);
    await user.click(canvas.getByRole('button', { name: composer.retry('referens.pdf') }));
    await expect(args.onRetryFile).toHaveBeenLastCalledWith('c');
    const remove = canvas.getByRole('button', { name: composer.remove('hlr-intyg-2026.pdf') });
    remove.focus();
    await user.keyboard('{Enter}');
    await expect(args.onRemoveFile).toHaveBeenLastCalledWith('a');
  },
};

/** Pasting a screenshot attaches it. */
export const Pasted: Story = {
  play: async (context) => {
    const { field } = partsOf(context);
    const file = new File(['x'], 'skarmbild.png', { type: 'image/png' });
    const clipboardData = new DataTransfer();
    clipboardData.items.add(file);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    await expect(context.args.onAddFiles).toHaveBeenCalledOnce();
  },
};

/** Sending failed; the draft is kept. */
export const SendingFailed: Story = {
  parameters: { words: { defaultValue: 'draft', error: 'failedSend' } },
};

/** What the page's rules refuse stays in the field, with the reason, until it is changed. */
export const Refused: Story = {
  args: { check: (text) => (/\d/u.test(text) ? 'Skriv siffror med bokstäver.' : null) },
  play: async (context) => {
    const { field } = partsOf(context);
    await userEvent.type(field, 'Rum 12{Enter}');
    await expect(context.args.onSend).not.toHaveBeenCalled();
    await expect(field).toHaveValue('Rum 12');
    await expect(field).toHaveAccessibleDescription('Skriv siffror med bokstäver.');
    await userEvent.clear(field);
    await userEvent.type(field, 'Hej{Enter}');
    await expect(context.args.onSend).toHaveBeenLastCalledWith('Hej');
    await expect(field).toHaveAccessibleDescription('');
  },
};

/** Sending is not possible at the moment. What was written stays. */
export const Disabled: Story = {
  parameters: { words: { defaultValue: 'draft', hint: 'offline' } },
  args: { disabled: true },
};

/** Writing is no longer possible here. */
export const NoPermission: Story = { parameters: { words: { blocked: 'blocked' } } };
