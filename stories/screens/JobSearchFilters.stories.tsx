import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { EMPTY_FILTER, FACETS } from '../../domain/jobs/filter';
import { recordOf } from '../../domain/jobs/filterFields';
import { JobFilterSheetView } from '../../src/features/job-search/sheet/JobFilterSheetView';
import { aFirstVocabulary, aVocabulary } from '../../src/features/job-search/testing/aVocabulary';
import { siteLoader, siteScreen } from '../lib/siteScreen';

const meta = {
  title: 'Screens/Job search/Filters',
  component: JobFilterSheetView,
  parameters: { layout: 'fullscreen' },
  loaders: [siteLoader],
  decorators: [siteScreen],
  args: {
    open: true,
    onClose: fn(),
    filter: EMPTY_FILTER,
    onApply: fn(),
    onStagedChange: fn(),
    vocabulary: aVocabulary(),
    counts: {
      total: 412,
      facets: {
        ...recordOf(FACETS, () => ({})),
        locations: { 'r-12': 60, 'm-1280': 21, 'm-1281': 9 },
        workroles: { barnmorska: 14, 'iva-sjukskoterska': 30 },
        workfields: { psykiatri: 40, allmanpsykiatri: 22 },
        employmentTypes: { konsult: 300, vikariat: 70 },
        systems: { cosmic: 80, takecare: 55 },
        timeOfDay: { day: 280, night: 90 },
        onCallDuty: { yes: 33 },
        onlyEligible: { yes: 58 },
        travel: { paid: 120, arranged: 44 },
        housing: { paid: 90, arranged: 71 },
      },
      histogram: { from: 500, width: 100, bars: [40, 90, 120, 80, 30, 12, 8, 4, 2, 0, 3] },
    },
    pending: null,
    isMobile: false,
    signedIn: true,
    datesWrong: false,
  },
} satisfies Meta<typeof JobFilterSheetView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opens a folded group. */
async function unfold(name: RegExp) {
  const sheet = await dialog();
  const title = await sheet.findByText(name, { selector: 'summary *' });
  await userEvent.click(title);
}

const dialog = async () => within(await screen.findByRole('dialog'));

/** A found municipality is staged, and active when it is applied. */
export const Ready: Story = {
  play: async ({ args }) => {
    const sheet = await dialog();
    await unfold(/^(Plats|Location)$/);
    const search = await sheet.findByLabelText(/^Sök kommun|^Search municipality/);
    await userEvent.type(search, 'malm');
    await userEvent.click(sheet.getByRole('checkbox', { name: /Malmö/ }));
    await expect(args.onStagedChange).toHaveBeenLastCalledWith({
      ...EMPTY_FILTER,
      locations: ['m-1280'],
    });
    await userEvent.click(sheet.getByRole('button', { name: /^(Visa|Show) 412/ }));
    await waitFor(() =>
      expect(args.onApply).toHaveBeenLastCalledWith({
        ...EMPTY_FILTER,
        locations: ['m-1280'],
      }),
    );
  },
};

/** What is chosen in a folded group stands beside its title. */
export const Chosen: Story = {
  args: {
    filter: {
      ...EMPTY_FILTER,
      workroles: ['barnmorska'],
      locations: ['m-1280', 'm-1281', 'm-0180'],
      systems: ['cosmic'],
    },
  },
  play: async () => {
    const sheet = await dialog();
    await expect(await sheet.findByText('Malmö, Lund + 1')).toBeVisible();
    await expect(sheet.queryByRole('checkbox', { name: /Malmö/ })).toBeNull();
  },
};

/** Before the first responses no option has a count, and the long lists are being read. */
export const Loading: Story = {
  args: {
    counts: null,
    vocabulary: aFirstVocabulary(),
    pending: { failed: false, onRetry: fn() },
  },
};

/** The long lists could not be read; the other filters work. */
export const Failed: Story = {
  args: {
    vocabulary: aFirstVocabulary(),
    pending: { failed: true, onRetry: fn() },
  },
  play: async ({ args }) => {
    const sheet = await dialog();
    await unfold(/^(Plats|Location)$/);
    const [retry] = await sheet.findAllByRole('button', { name: /Försök igen|Try again/ });
    if (retry) await userEvent.click(retry);
    await expect(args.pending?.onRetry).toHaveBeenCalled();
  },
};

/** An inverted period has to be corrected first. */
export const WrongDates: Story = {
  args: {
    filter: { ...EMPTY_FILTER, fromDate: '2026-12-10', toDate: '2026-12-01' },
    datesWrong: true,
  },
  play: async ({ args }) => {
    const sheet = await dialog();
    await sheet.findByRole('alert');
    await userEvent.click(sheet.getByRole('button', { name: /^(Visa|Show) 412/ }));
    await expect(args.onApply).not.toHaveBeenCalled();
  },
};

/** On a phone the professions without a group are left out. */
export const OnAPhone: Story = {
  args: { isMobile: true },
  globals: { viewport: { value: 'phone' } },
};
