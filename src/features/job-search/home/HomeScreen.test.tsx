import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OpenNow, ToContinue } from '#domain/api/home';
import type { Profile } from '#domain/api/v2';
import { EMPTY_FILTER, type JobFilter } from '#domain/jobs/filter';
import { STORAGE_KEY } from '#domain/limits';
import { CONSTANTS } from '#domain/vocabulary/constants';
import { localStore } from '../../../lib/store/localStore';
import { aProfile } from '../../../testing/aProfile';
import { fakeServices } from '../../../testing/fakeServices';
import { renderSite } from '../../../testing/renderSite';
import { stubMatchMedia } from '../../../testing/stubMatchMedia';
import { fromPreferences, toPreferences } from '../preferences/homePreferences';
import { aFirstVocabulary } from '../testing/aVocabulary';
import { bar } from '../testing/bar';
import { someJobs } from '../testing/jobs';
import { HomeScreen } from './HomeScreen';
import type { HomeData } from './loadHome';

const PLACE = { title: 'Sjuksköterska till dialysen', workplaceName: 'Umeå' };
const BEGUN: ToContinue = {
  interview: { applicationId: 'a-1', startsAt: '2026-11-24T09:00:00Z', ...PLACE },
  draft: { jobId: 'v-1', ...PLACE },
  matches: 14,
};
const OPEN: OpenNow = {
  total: 4,
  professions: [
    { id: 'barnmorska', pathId: 'barnmorska', name: { sv: 'Barnmorska', en: 'Midwife' }, total: 4 },
  ],
  regions: [{ id: 'r-12', pathId: 'skane-lan', name: 'Skåne län', total: 3 }],
  weeks: [{ weekNumber: 48, fromDate: '2026-11-25', toDate: '2026-11-29', total: 2 }],
};

function open(
  path = '/',
  { profile = null, ...data }: Partial<HomeData> & { profile?: Profile | null } = {},
) {
  const { client, asked } = fakeServices({
    'public/jobs/filter': {
      status: 0,
      results: someJobs(4),
      total: 4,
      nextPageToken: null,
      facets: { locations: { 'm-2480': 4 }, workroles: { barnmorska: 4 } },
    },
    similar_jobs: { status: 0, results: someJobs(1, 90) },
    'misc/constants': { status: 0, ...CONSTANTS },
    'session/me': { status: 0, profile },
  });
  const home = renderSite(
    <HomeScreen vocabulary={aFirstVocabulary()} care={null} open={null} begun={null} {...data} />,
    {
      api: client,
      path,
    },
  );
  return home.then((rendered) => ({ ...rendered, asked }));
}

const remember = (changes: Partial<JobFilter>) =>
  localStore.write(STORAGE_KEY.homePreferences, toPreferences({ ...EMPTY_FILTER, ...changes }));
const remembered = () => fromPreferences(localStore.read(STORAGE_KEY.homePreferences));

describe('HomeScreen', () => {
  beforeEach(() => stubMatchMedia());
  afterEach(() => localStore.remove(STORAGE_KEY.homePreferences));

  it('opens the list for a search, and stores it', async () => {
    const { router } = await open();
    await userEvent.selectOptions((await bar()).getByLabelText('Plats'), 'Skåne län');
    await userEvent.click(screen.getByRole('button', { name: /^Tandvård/ }));
    await userEvent.click(screen.getByLabelText('Käkkirurgi'));
    await userEvent.click(screen.getByRole('button', { name: 'Sök i valda områden' }));
    expect(router.state.location.pathname).toBe('/jobs');
    expect(router.state.location.search).toBe('?locations=r-12&workfields=kakkirurgi');
    expect(remembered()).toMatchObject({ locations: ['r-12'], workfields: ['kakkirurgi'] });
  });

  it('starts from the stored choices, with suggestions and jobs near the place', async () => {
    remember({ locations: ['m-2480'], minHourlyRate: 700 });
    await open();
    await screen.findByText('Dina senaste val: Umeå · Från 700 kr/h');
    expect((await bar()).getByLabelText('Plats')).toHaveDisplayValue('Umeå');
    const suggested = await screen.findByRole('region', { name: 'Förslag till dig' });
    within(suggested).getByRole('link', { name: 'Jobb 90' });
    const care = await screen.findByRole('region', {
      name: 'Lediga uppdrag i Västerbottens län',
    });
    expect(within(care).getByRole('link', { name: /^Barnmorska/ })).toHaveAttribute(
      'href',
      '/barnmorska/vasterbottens-lan/lediga-jobb',
    );
  });

  it('deletes everything on request', async () => {
    remember({ locations: ['r-12'], systems: ['cosmic'] });
    await open();
    await screen.findByText('Dina senaste val: Skåne län · Cosmic');
    // One button clears, not two
    expect(screen.getAllByRole('button', { name: /^Rensa/ })).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: /^Rensa ?dina senaste val$/ }));
    expect(document.body).not.toHaveFocus();
    expect(screen.getByText('Dina val är rensade.').closest('[role="status"]')).not.toBeNull();
    expect(localStore.read(STORAGE_KEY.homePreferences)).toBeNull();
    expect((await bar()).getByLabelText('Plats')).toHaveValue('');
    await screen.findByRole('region', { name: 'Nytt just nu' });
  });

  it("does not mix the address's filters with the stored choices", async () => {
    remember({ locations: ['r-12'] });
    await open('/?locations=r-24');
    await screen.findByRole('region', { name: 'Uppdrag som passar ditt filter' });
    expect((await bar()).getByLabelText('Plats')).toHaveDisplayValue('Västerbottens län');
    expect(screen.queryByText(/^Dina senaste val/)).toBeNull();
  });

  it('shows each of the newest jobs once', async () => {
    const { asked } = await open();
    await waitFor(() => expect(screen.getAllByRole('link', { name: 'Jobb 4' })).toHaveLength(2));
    const list = screen.getByRole('region', { name: 'Fler lediga uppdrag' });
    expect(within(list).queryByRole('link', { name: 'Jobb 1' })).toBeNull();
    expect(asked.map(({ path }) => path)).not.toContain('similar_jobs');
  });

  it('counts what is open now, each count a link to its list', async () => {
    await open('/', { open: OPEN });
    const [counts] = await screen.findAllByRole('region', { name: 'Ledigt just nu' });
    if (!counts) throw new Error('no counts');
    const link = (name: string) => within(counts).getByRole('link', { name });
    expect(link('Vecka 48, 2 uppdrag')).toHaveAttribute(
      'href',
      '/jobs?from-date=2026-11-25&to-date=2026-11-29',
    );
    expect(link('Barnmorska, 4 uppdrag')).toHaveAttribute('href', '/barnmorska/lediga-jobb');
    expect(link('Skåne län, 3 uppdrag')).toHaveAttribute('href', '/skane-lan/lediga-jobb');
  });

  it('greets a candidate and links to what they have begun', async () => {
    await open('/', { profile: aProfile(), begun: BEGUN });
    await screen.findByRole('heading', { level: 1, name: `Hej ${aProfile().firstName}!` });
    const begun = await screen.findByRole('list', { name: 'Fortsätt där du var' });
    expect(
      within(begun)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual([
      '/candidate/interview?application=a-1',
      '/candidate/apply?job=v-1',
      '/job-applications?tab=suggested',
    ]);
    within(begun).getByText('Intervju tisdag 24 november kl. 10:00');
  });

  it.each([
    ['a draft', { interview: null, matches: 0 }, /^Fortsätt på din ansökan/],
    ['an interview', { draft: null, matches: 0 }, /^Intervju/],
    ['matches', { draft: null, interview: null }, /^14 uppdrag passar/],
  ])('shows only %s where there is nothing else', async (_what, rest, name) => {
    await open('/', { profile: aProfile(), begun: { ...BEGUN, ...rest } });
    const begun = await screen.findByRole('list', { name: 'Fortsätt där du var' });
    expect(within(begun).getAllByRole('link')).toEqual([within(begun).getByRole('link', { name })]);
  });

  it('shows a visitor nothing of a candidate, and no word about choices', async () => {
    await open('/', { begun: BEGUN });
    await screen.findByRole('heading', { level: 1, name: /^Vården behöver dig/ });
    expect(screen.queryByRole('list', { name: 'Fortsätt där du var' })).toBeNull();
    expect(screen.queryByText(/val/)).toBeNull();
  });
});
