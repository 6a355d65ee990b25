import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, userEvent, waitFor, within } from 'storybook/test';
import { textsFor } from '../lib/texts';
import { AutoSavedText } from './formsWithErrors/AutoSavedText';
import { EmailStep } from './formsWithErrors/EmailStep';
import { ReferenceForm } from './formsWithErrors/ReferenceForm';
import type { Reference, SaveAnswer } from './formsWithErrors/referenceFormRules';
import { FORM_ERROR_TEXTS, type FormErrorTexts } from './formsWithErrors/texts';

const meta = {
  title: 'Patterns/Forms with errors',
  args: { onSave: fn(async (): Promise<SaveAnswer> => ({ kind: 'saved' })) },
  render: ({ onSave }, { globals }) => (
    <ReferenceForm texts={textsFor(globals, FORM_ERROR_TEXTS)} onSave={onSave} />
  ),
} satisfies Meta<{ onSave: (reference: Reference) => Promise<SaveAnswer> }>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;

/** Types a valid reference. */
async function fillIn(canvas: Canvas, texts: FormErrorTexts) {
  const field = (name: string) => canvas.getByRole('textbox', { name });
  await userEvent.type(field(texts.workplace), 'Umeå vårdcentral');
  await userEvent.type(field(texts.name), 'karin ek');
  await userEvent.type(field(texts.phone), '70-174 06 05');
  await userEvent.type(field(texts.email), 'karin.ek@example.com');
}

/**
 * Nothing is filled in: the summary gets the focus, links to each field, and shrinks as they are
 * corrected.
 */
export const ErrorsOnSubmit: Story = {
  play: async ({ canvas, globals, args, step }) => {
    const texts = textsFor(globals, FORM_ERROR_TEXTS);
    const { problems } = texts;
    const links = () => within(canvas.getByRole('alert')).getAllByRole('link');
    const workplace = canvas.getByRole('textbox', { name: texts.workplace });

    await step('no error is shown before it is submitted', async () => {
      await userEvent.click(workplace);
      await userEvent.tab();
      await expect(workplace).not.toHaveAccessibleDescription();
    });
    await step('the summary has the focus, the fields the same texts', async () => {
      await userEvent.click(canvas.getByRole('button', { name: texts.save }));
      await expect(canvas.getByRole('alert')).toHaveFocus();
      await expect(links().map((link) => link.textContent)).toEqual([
        problems.workplace_missing,
        problems.name_missing,
        problems.phone_invalid,
        problems.email_invalid,
      ]);
      await expect(workplace).toBeInvalid();
      await expect(workplace).toHaveAccessibleDescription(problems.workplace_missing);
    });
    await step('its first line leads to the first field', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(workplace).toHaveFocus();
    });
    await step('the error of a corrected field disappears at once', async () => {
      await userEvent.type(workplace, 'Umeå vårdcentral');
      await expect(workplace).toBeValid();
      await expect(links()).toHaveLength(3);
      await expect(args.onSave).not.toHaveBeenCalled();
    });
  },
};

/**
 * An error that only the server can find: it is shown at the field, and disappears with the old
 * value.
 */
export const RefusedByTheServer: Story = {
  args: {
    onSave: fn(
      async (): Promise<SaveAnswer> => ({ kind: 'refused', errors: { email: 'email_known' } }),
    ),
  },
  play: async ({ canvas, globals }) => {
    const texts = textsFor(globals, FORM_ERROR_TEXTS);
    await fillIn(canvas, texts);
    await userEvent.click(canvas.getByRole('button', { name: texts.save }));
    const summary = await canvas.findByRole('alert');
    await expect(summary).toHaveFocus();
    await userEvent.click(within(summary).getByRole('link', { name: texts.problems.email_known }));
    const email = canvas.getByRole('textbox', { name: texts.email });
    await expect(email).toHaveFocus();
    await expect(email).toHaveValue('karin.ek@example.com');
    await userEvent.type(email, '.se');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** No response: what was typed stays, and submitting again is enough. */
export const ServerDown: Story = {
  beforeEach: ({ args }) => {
    mocked(args.onSave).mockResolvedValueOnce({ kind: 'failed' });
  },
  play: async ({ canvas, globals, args }) => {
    const texts = textsFor(globals, FORM_ERROR_TEXTS);
    await fillIn(canvas, texts);
    const save = canvas.getByRole('button', { name: texts.save });
    await userEvent.click(save);
    const summary = await canvas.findByRole('alert', { name: texts.failedTitle });
    await expect(summary).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: texts.name })).toHaveValue('Karin Ek');
    await userEvent.click(save);
    const saved = await canvas.findByRole('heading', { name: texts.savedTitle('Karin Ek') });
    await expect(saved).toHaveFocus();
    await expect(args.onSave).toHaveBeenCalledTimes(2);
  },
};

/** With one field there is no error summary. */
export const OneField: Story = {
  render: (_args, { globals }) => <EmailStep texts={textsFor(globals, FORM_ERROR_TEXTS)} />,
  play: async ({ canvas, globals }) => {
    const { start, problems } = textsFor(globals, FORM_ERROR_TEXTS);
    await userEvent.click(canvas.getByRole('button', { name: start.next }));
    const email = canvas.getByRole('textbox');
    await expect(email).toHaveFocus();
    await expect(email).toHaveAccessibleDescription(problems.email_invalid);
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.type(email, 'alva@example.com{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent(start.done('alva@example.com'));
  },
};

/** No button, so the state is always shown; what could not be saved is still there. */
export const SavesByItself: StoryObj<{ onKeep: (text: string) => Promise<void> }> = {
  args: { onKeep: fn(async () => {}) },
  beforeEach: ({ args }) => {
    mocked(args.onKeep).mockRejectedValueOnce(new Error('offline'));
  },
  render: ({ onKeep }, { globals }) => (
    <AutoSavedText texts={textsFor(globals, FORM_ERROR_TEXTS)} onSave={onKeep} />
  ),
  play: async ({ canvas, globals, args }) => {
    const { status } = textsFor(globals, FORM_ERROR_TEXTS).profile;
    const said = canvas.getByRole('status');
    await userEvent.type(canvas.getByRole('textbox'), 'Tolv år på IVA.');
    await expect(said).toBeEmptyDOMElement();
    await userEvent.tab();
    await waitFor(() => expect(said).toHaveTextContent(status.failed));
    await expect(canvas.getByRole('textbox')).toHaveValue('Tolv år på IVA.');
    await userEvent.click(canvas.getByRole('button', { name: status.retry }));
    await waitFor(() => expect(said).toHaveTextContent(status.saved));
    await expect(args.onKeep).toHaveBeenCalledTimes(2);
  },
};
