import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@vikari/ui-kit/Button';
import { EndBar } from '@vikari/ui-kit/EndBar';
import { type CSSProperties, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { textsFor } from '../lib/texts';

const meta = { title: 'Components/EndBar', component: EndBar } satisfies Meta<typeof EndBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const TEXTS = {
  sv: { action: 'Ansök', offer: 'Appen kommer snart.', more: 'Läs mer' },
  en: { action: 'Apply', offer: 'The app is coming soon.', more: 'Read more' },
};

/** What the page is for. */
export const Page: Story = {
  render: (args, { globals }) => (
    <EndBar {...args}>
      <Button>{textsFor(globals, TEXTS).action}</Button>
    </EndBar>
  ),
};

/** What the page could do without: it gives way first. */
export const Offer: Story = {
  args: { part: 'offer' },
  render: (args, { globals }) => <EndBar {...args}>{textsFor(globals, TEXTS).offer}</EndBar>,
};

/** As a style sheet sets it where the bar is to stay. */
const STAYS = {
  '--vk-end-bar': '1',
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 'var(--vk-end-offset, 0px)',
} as CSSProperties;

function Stack({ texts }: { texts: (typeof TEXTS)['sv'] }) {
  const [lines, setLines] = useState(1);
  return (
    <>
      <EndBar style={STAYS} data-testid="page">
        <Button onClick={() => setLines((before) => before * 4)}>{texts.more}</Button>
      </EndBar>
      <EndBar part="offer" style={STAYS} data-testid="offer">
        {Array.from({ length: lines }, (_, line) => `${line}`).map((line) => (
          <p key={line}>{texts.offer}</p>
        ))}
      </EndBar>
    </>
  );
}

/** The page's bar stands upon an offer of any height, which gives way when it takes too much. */
export const Stacked: Story = {
  parameters: { layout: 'fullscreen' },
  render: (_, { globals }) => <Stack texts={textsFor(globals, TEXTS)} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const page = canvas.getByTestId('page');
    const offer = canvas.getByTestId('offer');
    // Heights are rounded up to whole pixels
    const upon = () => {
      const gap = offer.getBoundingClientRect().top - page.getBoundingClientRect().bottom;
      return expect(gap >= 0 && gap < 1).toBe(true);
    };
    await waitFor(upon);
    const low = page.getBoundingClientRect().bottom;
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(page.getBoundingClientRect().bottom).toBeLessThan(low));
    await upon();
    await expect(offer).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(offer).not.toBeVisible());
    await expect(page.getBoundingClientRect().bottom).toBe(window.innerHeight);
  },
};
