import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@vikari/ui-kit/Button';
import { ErrorState } from '@vikari/ui-kit/ErrorState';
import { expect, fn, userEvent, within } from 'storybook/test';
import { textsFor } from '../lib/texts';

const onRetry = fn();

const meta = {
  title: 'Components/Content/ErrorState',
  component: ErrorState,
  args: { title: 'Uppdragen kunde inte hämtas' },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

const WORDS = {
  sv: {
    title: 'Uppdragen kunde inte hämtas',
    text: 'Det är vårt fel eller nätets, inte ditt. Det du har fyllt i finns kvar.',
    retry: 'Försök igen',
    retrying: 'försöker igen',
    home: 'Till startsidan',
    reference: 'Ärendekod 7F3A-20',
  },
  en: {
    title: 'The assignments could not be loaded',
    text: 'The fault is ours or the network’s, not yours. What you filled in is still there.',
    retry: 'Try again',
    retrying: 'trying again',
    home: 'To the start page',
    reference: 'Reference 7F3A-20',
  },
};

/** Announced when it appears, with a next step. */
export const WithRetry: Story = {
  render: (_args, { globals }) => {
    const words = textsFor(globals, WORDS);
    return (
      <ErrorState
        title={words.title}
        retry={{ label: words.retry, onRetry }}
        actions={
          <Button variant="secondary" href="#home">
            {words.home}
          </Button>
        }
        reference={words.reference}
      >
        <p>{words.text}</p>
      </ErrorState>
    );
  },
  play: async ({ canvasElement, globals }) => {
    onRetry.mockClear();
    const words = textsFor(globals, WORDS);
    const alert = within(canvasElement).getByRole('alert');
    await expect(alert).toHaveTextContent(words.title);
    await userEvent.click(within(alert).getByRole('button', { name: words.retry }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

/** While it tries again. */
export const Retrying: Story = {
  render: (_args, { globals }) => {
    const words = textsFor(globals, WORDS);
    return (
      <ErrorState
        title={words.title}
        retry={{ label: words.retry, onRetry, retrying: true, retryingLabel: words.retrying }}
      />
    );
  },
};
