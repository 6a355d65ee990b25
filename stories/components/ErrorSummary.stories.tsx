import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@vikari/ui-kit/Button';
import { CheckboxGroup } from '@vikari/ui-kit/CheckboxGroup';
import { ErrorSummary } from '@vikari/ui-kit/ErrorSummary';
import { TextField } from '@vikari/ui-kit/TextField';
import { type FormEvent, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { FORM_TEXTS } from '../lib/formTexts';
import { textsFor } from '../lib/texts';

function Demo({ texts }: { texts: (typeof FORM_TEXTS)['sv'] }) {
  const [attempt, setAttempt] = useState(0);
  const failed = attempt > 0;
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setAttempt(attempt + 1);
  }
  return (
    <form
      onSubmit={handleSubmit}
      noValidate
      style={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 24,
        maxInlineSize: 560,
      }}
    >
      <ErrorSummary
        title={texts.summary}
        attempt={attempt}
        items={
          failed
            ? [
                { fieldId: 'first-name', message: texts.firstNameError },
                { fieldId: 'employment', message: texts.employmentError },
              ]
            : []
        }
      />
      <TextField
        id="first-name"
        label={texts.firstName}
        error={failed ? texts.firstNameError : undefined}
      />
      <CheckboxGroup
        id="employment"
        label={texts.employment}
        error={failed ? texts.employmentError : undefined}
        options={texts.employmentTypes.map((label) => ({ id: label, label }))}
      />
      <Button type="submit">{texts.submit}</Button>
    </form>
  );
}

const meta = {
  title: 'Components/Forms/ErrorSummary',
  component: ErrorSummary,
  args: { title: '', items: [], attempt: 0 },
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It gets the focus after every attempt, and each line links to its field. */
export const InAForm: Story = {
  render: (_args, { globals }) => <Demo texts={textsFor(globals, FORM_TEXTS)} />,
  play: async ({ canvasElement, globals, step }) => {
    const texts = textsFor(globals, FORM_TEXTS);
    const canvas = within(canvasElement);
    const submit = canvas.getByRole('button', { name: texts.submit });
    await step('the summary has the focus', async () => {
      await userEvent.click(submit);
      await expect(canvas.getByRole('alert', { name: texts.summary })).toHaveFocus();
      await userEvent.click(submit);
      await expect(canvas.getByRole('alert')).toHaveFocus();
    });
    await step('to a field', async () => {
      await userEvent.click(canvas.getByRole('link', { name: texts.firstNameError }));
      await expect(canvas.getByRole('textbox')).toHaveFocus();
    });
    await step('to the first of a group', async () => {
      await userEvent.click(canvas.getByRole('link', { name: texts.employmentError }));
      await expect(canvas.getAllByRole('checkbox')[0]).toHaveFocus();
    });
  },
};

/** An error of the whole form. */
export const ServerError: Story = {
  render: (args, { globals }) => {
    const texts = textsFor(globals, FORM_TEXTS);
    return (
      <ErrorSummary {...args} title={texts.summary}>
        <p>{texts.server}</p>
      </ErrorSummary>
    );
  },
};
