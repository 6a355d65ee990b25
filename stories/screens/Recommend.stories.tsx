import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { NotRecommended } from '../../src/features/recommendation/NotRecommended';
import { RecommendView } from '../../src/features/recommendation/RecommendView';
import { siteLoader, siteScreen } from '../lib/siteScreen';

const JOB = { id: 'v-1', slug: 'sjukskoterska-v-1', title: 'Sjuksköterska till akuten i Umeå' };
const LINK = `https://vikari.example.com/candidate/recommendation?id=${'A'.repeat(43)}`;

const OWN = [
  {
    id: 'r-1',
    job: JOB,
    showsName: true,
    createdAt: '2026-11-20T09:00:00.000Z',
    expiresAt: '2026-12-20T09:00:00.000Z',
  },
  {
    id: 'r-2',
    job: { id: 'v-2', slug: 'natt-v-2', title: 'Natt på IVA, Sahlgrenska universitetssjukhuset' },
    showsName: false,
    createdAt: '2026-11-18T09:00:00.000Z',
    expiresAt: '2026-12-18T09:00:00.000Z',
  },
];

const meta = {
  title: 'Screens/Recommend',
  component: RecommendView,
  parameters: { layout: 'fullscreen' },
  loaders: [siteLoader],
  decorators: [siteScreen],
  args: {
    job: JOB,
    firstName: 'Alva',
    own: OWN,
    link: null,
    problemOf: () => 'closed',
    onMake: fn(async () => undefined),
    onTakeBack: fn(async () => undefined),
    jobHref: '/jobb/sjukskoterska-v-1',
    linkComponent: 'a',
  },
} satisfies Meta<typeof RecommendView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What the candidate has made already is below; one of them is taken back, and that is said. */
export const OwnLinks: Story = {
  play: async ({ canvas, args, loaded }) => {
    const text = (id: string) => loaded.intl.formatMessage({ id });
    const [first] = canvas.getAllByRole('button', {
      name: new RegExp(`^${text('recommend.take_back')}`),
    });
    if (first) await userEvent.click(first);
    await expect(args.onTakeBack).toHaveBeenCalledWith('r-1');
    await expect(await canvas.findByText(text('recommend.taken_back'))).toHaveRole('status');
  },
};

/** Before the first one. */
export const NoLinks: Story = { args: { own: [] } };

/** The link is shown once, and has the focus. */
export const Made: Story = {
  args: { link: LINK },
  play: async ({ canvas, loaded }) => {
    const name = loaded.intl.formatMessage({ id: 'recommend.link' });
    await expect(canvas.getByRole('textbox', { name })).toHaveFocus();
  },
};

/** The job has closed while the page was open. */
export const Closed: Story = {
  args: {
    onMake: fn(async () => {
      throw new Error('closed');
    }),
  },
  play: async ({ canvas, loaded }) => {
    const text = (id: string) => loaded.intl.formatMessage({ id });
    await userEvent.click(canvas.getByRole('button', { name: text('recommend.make') }));
    await expect(await canvas.findByText(text('recommend.problem.closed'))).toBeVisible();
  },
};

/** A job that nobody can recommend. */
export const NotToRecommend: Story = {
  render: () => <NotRecommended jobsHref="/lediga-jobb" linkComponent="a" />,
};
