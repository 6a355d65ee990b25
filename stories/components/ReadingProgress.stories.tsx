import type { Meta, StoryObj } from '@storybook/react-vite';
import { Article } from '@vikari/ui-kit/Article';
import { ReadingProgress } from '@vikari/ui-kit/ReadingProgress';
import { useRef } from 'react';
import { expect, waitFor } from 'storybook/test';
import { textsFor } from '../lib/texts';

const meta = {
  title: 'Components/Content/ReadingProgress',
  component: ReadingProgress,
  args: { of: { current: null } },
} satisfies Meta<typeof ReadingProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

const TEXTS = {
  sv: { body: 'Du väljer själv när och var. Ersättningen beror på ort, period och arbetstid.' },
  en: { body: 'You choose when and where. The pay depends on place, period and hours.' },
};

function LongText({ text }: { text: string }) {
  const article = useRef<HTMLElement>(null);
  return (
    <>
      <ReadingProgress of={article} data-testid="progress" />
      <Article ref={article}>
        {Array.from({ length: 60 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same paragraph many times
          <p key={index}>{text}</p>
        ))}
      </Article>
    </>
  );
}

/** The line at the top is whole at the end of the text. */
export const WhileReading: Story = {
  render: (_args, { globals }) => <LongText text={textsFor(globals, TEXTS).body} />,
  play: async ({ canvas }) => {
    const line = canvas.getByTestId('progress').firstElementChild as HTMLElement;
    const end = canvas.getByRole('article').lastElementChild;
    end?.scrollIntoView({ block: 'end' });
    await waitFor(() => expect(line.style.transform).toBe('scaleX(1)'));
    window.scrollTo(0, 0);
  },
};
