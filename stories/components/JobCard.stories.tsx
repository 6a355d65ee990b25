import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@vikari/ui-kit/Button';
import { Icon } from '@vikari/ui-kit/Icon';
import { IconButton } from '@vikari/ui-kit/IconButton';
import { JobCard, JobCardSkeleton } from '@vikari/ui-kit/JobCard';
import { WorkFieldIcon } from '@vikari/ui-kit/WorkFieldIcon';
import { expect, fn, userEvent, within } from 'storybook/test';
import { JobCardSampleCard } from '../lib/JobCardSampleCard';
import { jobCardSample, jobCardSamples } from '../lib/jobCards';
import { textsFor } from '../lib/texts';

const meta = {
  title: 'Components/Content/JobCard',
  component: JobCard,
  args: {
    href: '#job-1',
    title: 'IVA-sjuksköterska, natt',
    workRole: 'Intensivvårdssjuksköterska',
    workplace: 'Karolinska Universitetssjukhuset',
    place: 'Solna, Stockholm',
    period: '2 mars – 31 maj 2026',
    hours: '34 h/vecka · natt',
    rate: { amount: '650–720', unit: 'kr/h', note: 'Konsult, egen faktura' },
    icon: <WorkFieldIcon name="emergency" />,
  },
  argTypes: { icon: { control: false }, actions: { control: false }, cover: { control: false } },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ maxInlineSize: parameters.cardWidth ?? 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof JobCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const onSave = fn();

const WORDS = {
  sv: {
    save: 'Spara uppdraget',
    hidden: 'Dolt',
    undo: 'Ångra',
    noRate: 'Lönen anges inte i annonsen',
    bare: { title: 'Undersköterska', workRole: 'Undersköterska', workplace: 'Borås stad' },
  },
  en: {
    save: 'Save this assignment',
    hidden: 'Hidden',
    undo: 'Undo',
    noRate: 'The ad does not state the pay',
    bare: { title: 'Assistant nurse', workRole: 'Assistant nurse', workplace: 'City of Borås' },
  },
};

/** Everything an ad can contain; change it with the controls. */
export const Playground: Story = {};

/** Tab reaches the card once; its name is only the title, and the whole box is its target. */
export const Linked: Story = {
  render: (_args, { globals }) => <JobCardSampleCard {...jobCardSample(globals, 0)} />,
  play: async ({ canvasElement, globals }) => {
    const { title } = jobCardSample(globals, 0);
    const link = within(canvasElement).getByRole('link', { name: title });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    const card = within(canvasElement).getByRole('article', { name: title });
    const box = card.getBoundingClientRect();
    const hit = document.elementFromPoint(box.right - 12, box.bottom - 12);
    await expect(link.contains(hit)).toBe(true);
  },
};

const PUBLISHED = { text: '3 dagar sedan', day: '2026-02-13', title: '13 feb. 2026' };

/** The title contains the profession: the line above it has only the date. */
export const Dated: Story = {
  args: { title: 'Intensivvårdssjuksköterska, natt', workRole: undefined, published: PUBLISHED },
};

/** Space is reserved for the buttons: nothing moves when they are rendered. */
export const BeforeItsActions: Story = {
  args: { published: PUBLISHED, actions: null },
  play: async ({ canvasElement }) => {
    const head = canvasElement.querySelector('time')?.parentElement;
    const room = head?.nextElementSibling?.getBoundingClientRect();
    await expect(room?.width).toBeGreaterThanOrEqual(88);
  },
};

/** A button above the card's link. */
export const WithAction: Story = {
  render: (_args, { globals }) => {
    const { save } = textsFor(globals, WORDS);
    return (
      <JobCardSampleCard
        {...jobCardSample(globals, 1)}
        actions={<IconButton label={save} icon={<Icon name="heart" />} onClick={onSave} />}
      />
    );
  },
  play: async ({ canvasElement, globals }) => {
    onSave.mockClear();
    const { save } = textsFor(globals, WORDS);
    const button = within(canvasElement).getByRole('button', { name: save });
    const box = button.getBoundingClientRect();
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    await expect(button.contains(hit)).toBe(true);
    await userEvent.click(button);
    await expect(onSave).toHaveBeenCalledOnce();
  },
};

/** Covered at its own size: nothing below it moves, and nothing under the cover can be reached. */
export const Covered: Story = {
  render: (_args, { globals }) => {
    const { hidden, undo } = textsFor(globals, WORDS);
    return (
      <JobCardSampleCard
        {...jobCardSample(globals, 1)}
        cover={
          <>
            <p>{hidden}</p>
            <Button variant="secondary" size="small" onClick={onSave}>
              {undo}
            </Button>
          </>
        }
      />
    );
  },
  play: async ({ canvasElement, globals }) => {
    const { undo } = textsFor(globals, WORDS);
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('link')).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: undo })).toHaveFocus();
  },
};

/** An imported job with few facts: missing ones are left out, and the missing pay is stated. */
export const LittleKnown: Story = {
  render: (_args, { globals }) => {
    const { bare, noRate } = textsFor(globals, WORDS);
    return (
      <JobCard {...bare} href="#job" rate={noRate} icon={<WorkFieldIcon name="elderly-care" />} />
    );
  },
};

/** In a wide container the card is horizontal. */
export const Wide: Story = {
  parameters: { cardWidth: 900 },
  render: (_args, { globals }) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {jobCardSamples(globals).map((sample) => (
        <JobCardSampleCard key={sample.href} {...sample} />
      ))}
    </div>
  ),
};

/** The placeholder before the job has been read. */
export const Loading: Story = { render: () => <JobCardSkeleton /> };
