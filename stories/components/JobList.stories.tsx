import type { Meta, StoryObj } from '@storybook/react-vite';
import { JobCardSkeleton } from '@vikari/ui-kit/JobCard';
import { JobList } from '@vikari/ui-kit/JobList';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { JobCardSampleCard } from '../lib/JobCardSampleCard';
import { jobCardSamples } from '../lib/jobCards';
import { textsFor } from '../lib/texts';

const meta = {
  title: 'Components/Content/JobList',
  component: JobList,
  args: { label: 'Lediga uppdrag' },
  render: ({ layout, semantics, busy, total }, { globals }) => (
    <JobList
      {...{ layout, semantics, busy, total }}
      {...textsFor(globals, WORDS)}
      items={jobCardSamples(globals)}
      itemKey={({ href }) => href}
      renderItem={(sample) => <JobCardSampleCard {...sample} />}
    />
  ),
} satisfies Meta<typeof JobList>;
export default meta;
type Story = StoryObj<typeof meta>;

const WORDS = { sv: { label: 'Lediga uppdrag' }, en: { label: 'Open assignments' } };

/** Side by side, as many as there is room for. */
export const Grid: Story = {
  play: async ({ canvasElement, globals }) => {
    const { label } = textsFor(globals, WORDS);
    const list = within(canvasElement).getByRole('list', { name: label });
    const items = [...list.children].filter((child) => child.getAttribute('role') === 'listitem');
    await expect(items).toHaveLength(3);
  },
};

/** The parts of the cards in a row begin at the same heights, whatever the others need. */
export const Aligned: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 1100 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement, globals }) => {
    const { label } = textsFor(globals, WORDS);
    const cards = within(canvasElement)
      .getByRole('list', { name: label })
      .querySelectorAll('article');
    const tops = (part: string) =>
      new Set(
        [...cards].map((card) =>
          Math.round(card.querySelector(part)?.getBoundingClientRect().top ?? 0),
        ),
      );
    await expect(cards).toHaveLength(3);
    for (const part of ['h3', 'ul', 'article > div > :last-child']) {
      await expect(tops(part).size).toBe(1);
    }
  },
};

/** One below the other: the cards are horizontal when there is space. */
export const Column: Story = { args: { layout: 'list' } };

/** A thousand: the cards of a window first, the others in idle time, each in its own place. */
export const Thousand: Story = {
  render: (_args, { globals }) => {
    const jobs = Array.from({ length: 334 }, () => jobCardSamples(globals))
      .flat()
      .slice(0, 1000)
      .map((sample, at) => ({ ...sample, title: `${at + 1}. ${sample.title}` }));
    return (
      <JobList
        {...textsFor(globals, WORDS)}
        items={jobs}
        itemKey={({ title }) => title}
        renderItem={(job) => <JobCardSampleCard {...job} />}
      />
    );
  },
  // The same cards as above, a thousand times: axe needs minutes for them
  parameters: { a11y: { test: 'off' }, serverRender: false },
  play: async ({ canvasElement, step }) => {
    const cards = () => canvasElement.querySelectorAll('article');
    await step('the space of all cards is there with the first', async () => {
      await expect(cards().length).toBeLessThan(1000);
      await expect(canvasElement.scrollHeight).toBeGreaterThan(300 * 320);
    });
    await step('the others follow, and the browser finds their words', async () => {
      await waitFor(() => expect(cards().length).toBeGreaterThan(100), { timeout: 20_000 });
      await expect(Reflect.apply(Reflect.get(window, 'find'), window, ['100. '])).toBe(true);
    });
  },
};

/** A refetch: the shown jobs are dimmed but stay. */
export const Busy: Story = { args: { busy: true } };

/** The first load: placeholders of the right size, and one text that says what is loading. */
export const Loading: Story = {
  render: (_args, { globals }) => (
    <JobList {...textsFor(globals, WORDS)} busy>
      {['a', 'b', 'c'].map((key) => (
        <JobCardSkeleton key={key} />
      ))}
    </JobList>
  ),
};

/** Page Down and Page Up move between the cards; Control with End or Home leaves the feed. */
export const Feed: Story = {
  args: { semantics: 'feed', total: 412 },
  decorators: [
    (Story) => (
      <>
        <a href="#before">1</a>
        <Story />
        <a href="#after">2</a>
      </>
    ),
  ],
  play: async ({ canvasElement, globals, step }) => {
    const canvas = within(canvasElement);
    const [first, second, third] = canvas.getAllByRole('article');
    await step(
      'the feed has a name; each article has one, its place, and the number of all',
      async () => {
        await expect(
          canvas.getByRole('feed', { name: textsFor(globals, WORDS).label }),
        ).toBeVisible();
        const titles = jobCardSamples(globals).map(({ title }) => title);
        await expect(first).toHaveAccessibleName(titles[0]);
        await expect(second).toHaveAccessibleName(titles[1]);
        await expect(second).toHaveAttribute('aria-posinset', '2');
        await expect(second).toHaveAttribute('aria-setsize', '412');
      },
    );
    await step('Tab reaches the first article', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await expect(first).toHaveFocus();
    });
    await step('Page Down and Page Up move to the next and the previous one', async () => {
      await userEvent.keyboard('{PageDown}{PageDown}');
      await expect(third).toHaveFocus();
      await userEvent.keyboard('{PageUp}');
      await expect(second).toHaveFocus();
    });
    await step('also from a link inside an article', async () => {
      await userEvent.tab();
      await expect(second?.contains(document.activeElement)).toBe(true);
      await expect(second).not.toHaveFocus();
      await userEvent.keyboard('{PageDown}');
      await expect(third).toHaveFocus();
    });
    await step('Control with End moves the focus after it, with Home before it', async () => {
      await userEvent.keyboard('{Control>}{End}{/Control}');
      await expect(canvas.getByRole('link', { name: '2' })).toHaveFocus();
      second?.focus();
      await userEvent.keyboard('{Control>}{Home}{/Control}');
      await expect(canvas.getByRole('link', { name: '1' })).toHaveFocus();
    });
  },
};
