import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EMPTY_FILTER, type JobFilter } from '#domain/jobs/filter';
import { STORAGE_KEY } from '#domain/limits';
import { CONSTANTS } from '#domain/vocabulary/constants';
import { localStore } from '../../../lib/localStore';
import { fakeServices } from '../../../testing/fakeServices';
import { renderSite } from '../../../testing/renderSite';
import { stubMatchMedia } from '../../../testing/stubMatchMedia';
import { fromPreferences, toPreferences } from '../preferences/homePreferences';
import { aFirstVocabulary } from '../testing/aVocabulary';
import { someJobs } from '../testing/jobs';
import { HomeScreen } from './HomeScreen';

function open(path = '/') {
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
    'session/me': { status: 0, profile: null },
  });
  const home = renderSite(<HomeScreen vocabulary={aFirstVocabulary()} care={null} />, {
    api: client,
    path,
  });
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
    await userEvent.selectOptions(await screen.findByLabelText('Plats'), 'Skåne län');
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
    expect(screen.getByLabelText('Plats')).toHaveDisplayValue('Umeå');
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
    await userEvent.click(screen.getByRole('button', { name: 'Rensa dina senaste val' }));
    expect(localStore.read(STORAGE_KEY.homePreferences)).toBeNull();
    expect(screen.getByLabelText('Plats')).toHaveValue('');
    await screen.findByRole('region', { name: 'Nytt just nu' });
  });

  it("does not mix the address's filters with the stored choices", async () => {
    remember({ locations: ['r-12'] });
    await open('/?locations=r-24');
    await screen.findByRole('region', { name: 'Uppdrag som passar ditt filter' });
    expect(screen.getByLabelText('Plats')).toHaveDisplayValue('Västerbottens län');
    expect(screen.queryByText(/^Dina senaste val/)).toBeNull();
  });

  it('shows each of the newest jobs once', async () => {
    const { asked } = await open();
    await waitFor(() => expect(screen.getAllByRole('link', { name: 'Jobb 4' })).toHaveLength(2));
    const list = screen.getByRole('region', { name: 'Fler lediga uppdrag' });
    expect(within(list).queryByRole('link', { name: 'Jobb 1' })).toBeNull();
    expect(asked.map(({ path }) => path)).not.toContain('similar_jobs');
  });
});
