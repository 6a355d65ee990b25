import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#domain/api/errors';
import { EMPTY_FILTER, FACETS } from '#domain/jobs/filter';
import { recordOf } from '#domain/jobs/filterFields';
import { BREAKPOINT } from '#domain/limits';
import { CONSTANTS } from '#domain/vocabulary/constants';
import { fakeServices } from '../../../testing/fakeServices';
import { renderSite } from '../../../testing/renderSite';
import { stubMatchMedia } from '../../../testing/stubMatchMedia';
import { forgetSearches, recentSearches, rememberSearch } from '../bar/loaded/keptSearches';
import { aFirstVocabulary } from '../testing/aVocabulary';
import { JobFilterSheet } from './JobFilterSheet';

const COUNTS = {
  status: 0,
  results: [],
  total: 40,
  nextPageToken: null,
  facets: {
    ...recordOf(FACETS, () => ({})),
    workroles: { barnmorska: 3, sjukskoterska: 30, psykolog: 9 },
  },
};

async function open(suggestions: object | Error) {
  const { client } = fakeServices({
    'misc/constants': { status: 0, ...CONSTANTS },
    'public/jobs/filter': COUNTS,
    'public/jobs/suggestions': suggestions,
  });
  const props = { onClose: vi.fn(), onApply: vi.fn(), vocabulary: aFirstVocabulary() };
  await renderSite(<JobFilterSheet open filter={EMPTY_FILTER} {...props} />, { api: client });
  const sheet = within(await screen.findByRole('dialog'));
  const unfold = async (title: string) =>
    userEvent.click(await sheet.findByText(title, { selector: 'summary *' }));
  return { ...props, sheet, unfold };
}

const option = (id: string, label: string) => ({
  ids: [id],
  text: null,
  label,
  group: '',
  count: 0,
});

describe('JobFilterSheet', () => {
  beforeEach(() => {
    stubMatchMedia();
    forgetSearches();
  });

  it('finds a profession by a name that only the server knows', async () => {
    const results = [option('sjukskoterska', 'Sjuksköterska')];
    const { sheet, unfold, onApply } = await open({ status: 0, results });
    await unfold('Yrke');
    await userEvent.type(sheet.getByLabelText('Sök bland yrken'), 'ssk{Enter}');
    await userEvent.click(await sheet.findByRole('checkbox', { name: /^Sjuksköterska/ }));
    expect(onApply).not.toHaveBeenCalled();
    await userEvent.click(sheet.getByRole('button', { name: /^Visa/ }));
    await waitFor(() => expect(onApply).toHaveBeenCalledOnce());
    expect(onApply.mock.calls[0]?.[0].workroles).toContain('sjukskoterska');
  });

  it('has on a phone the last searches of the device, each chosen or forgotten by a press', async () => {
    stubMatchMedia(`(max-width: ${BREAKPOINT.mobileMax - 0.02}px)`);
    for (const query of ['roles=barnmorska', 'roles=psykolog', 'roles=sjukskoterska']) {
      rememberSearch(query);
    }
    const { sheet, onApply } = await open(new ApiError('unavailable', 'off'));
    const recent = within(sheet.getByRole('region', { name: 'Senaste sökningar' }));
    await userEvent.click(recent.getByRole('button', { name: 'Ta bort Psykolog' }));
    expect(recent.queryByText('Psykolog')).toBeNull();
    expect(recent.getByRole('button', { name: 'Ta bort Barnmorska' })).toHaveFocus();
    expect(recentSearches()).toEqual(['roles=sjukskoterska', 'roles=barnmorska']);
    await userEvent.click(recent.getByRole('button', { name: 'Barnmorska' }));
    await userEvent.click(sheet.getByRole('button', { name: /^Visa/ }));
    await waitFor(() => expect(onApply).toHaveBeenCalledOnce());
    expect(onApply.mock.calls[0]?.[0].workroles).toEqual(['barnmorska']);
  });

  it('has none on a wide screen, where the bar shows them', async () => {
    rememberSearch('roles=barnmorska');
    const { sheet } = await open(new ApiError('unavailable', 'off'));
    expect(sheet.queryByText('Senaste sökningar')).toBeNull();
  });

  it('finds by names where the server does not answer', async () => {
    const { sheet, unfold } = await open(new ApiError('unavailable', 'off'));
    await unfold('Plats');
    await userEvent.type(await sheet.findByLabelText('Sök kommun eller län'), 'malm');
    expect(await sheet.findByRole('checkbox', { name: /^Malmö/ })).toBeVisible();
    expect(await sheet.findByText('1 träff')).toBeVisible();
  });

  it('has the groups with most jobs first, and in a folded one the names of what is chosen', async () => {
    const { sheet, unfold } = await open({ status: 0, results: [] });
    await sheet.findByRole('button', { name: 'Visa 40 uppdrag' });
    await unfold('Yrke');
    const region = sheet.getByRole('region', { name: 'Yrke' });
    const totals = [...region.querySelectorAll('details details summary')]
      .map(({ textContent }) => /(\d+) uppdrag/.exec(textContent ?? '')?.[1])
      .slice(0, 3);
    expect(totals).toEqual(['30', '9', '3']);
    await userEvent.type(sheet.getByLabelText('Sök bland yrken'), 'psykolog');
    await userEvent.click(await sheet.findByRole('checkbox', { name: /^Psykolog/ }));
    expect(within(region).getByText('Psykolog', { selector: 'summary *' })).toBeVisible();
  });
});
