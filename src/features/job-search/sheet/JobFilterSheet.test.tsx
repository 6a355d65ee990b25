import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
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
// Read before the tests, which would wait for it
import '../../../lib/vocabulary/findOptionsOf';

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

const PHONE = `(max-width: ${BREAKPOINT.mobileMax - 0.02}px)`;

async function open() {
  const { client } = fakeServices({
    'misc/constants': { status: 0, ...CONSTANTS },
    'public/jobs/filter': COUNTS,
  });
  const props = { onClose: vi.fn(), onApply: vi.fn(), vocabulary: aFirstVocabulary() };
  await renderSite(<JobFilterSheet open filter={EMPTY_FILTER} {...props} />, { api: client });
  const sheet = within(await screen.findByRole('dialog'));
  const unfold = async (title: string) =>
    userEvent.click(await sheet.findByText(title, { selector: 'summary *' }));
  return { ...props, sheet, unfold };
}

describe('JobFilterSheet', () => {
  beforeEach(() => {
    stubMatchMedia();
    forgetSearches();
  });

  it('finds a profession by a name that only the thesaurus knows, as the first', async () => {
    const { sheet, unfold, onApply } = await open();
    await unfold('Yrke');
    await userEvent.type(sheet.getByLabelText('Sök bland yrken'), 'ssk{Enter}');
    await userEvent.click(await sheet.findByRole('checkbox', { name: /^Sjuksköterska/ }));
    const [first] = within(sheet.getByRole('group', { name: 'Sök bland yrken' })).getAllByRole(
      'checkbox',
    );
    expect(first).toBe(sheet.getByRole('checkbox', { name: /^Sjuksköterska/ }));
    expect(onApply).not.toHaveBeenCalled();
    await userEvent.click(sheet.getByRole('button', { name: /^Visa .*uppdrag$/ }));
    await waitFor(() => expect(onApply).toHaveBeenCalledOnce());
    expect(onApply.mock.calls[0]?.[0].workroles).toContain('sjukskoterska');
  });

  it('has on a phone the last searches of the device, each chosen or forgotten by a press', async () => {
    stubMatchMedia(PHONE);
    for (const query of ['roles=barnmorska', 'roles=psykolog', 'roles=sjukskoterska']) {
      rememberSearch(query);
    }
    const { sheet, onApply } = await open();
    const recent = within(await sheet.findByRole('region', { name: 'Senaste sökningar' }));
    await userEvent.click(await recent.findByRole('button', { name: 'Ta bort Psykolog' }));
    expect(recent.queryByText('Psykolog')).toBeNull();
    expect(recent.getByRole('button', { name: 'Ta bort Barnmorska' })).toHaveFocus();
    expect(recentSearches()).toEqual(['roles=sjukskoterska', 'roles=barnmorska']);
    await userEvent.click(recent.getByRole('button', { name: 'Barnmorska' }));
    await userEvent.click(sheet.getByRole('button', { name: /^Visa .*uppdrag$/ }));
    await waitFor(() => expect(onApply).toHaveBeenCalledOnce());
    expect(onApply.mock.calls[0]?.[0].workroles).toEqual(['barnmorska']);
  });

  it('has none on a wide screen, where the bar shows them', async () => {
    rememberSearch('roles=barnmorska');
    const { sheet } = await open();
    expect(sheet.queryByText('Senaste sökningar')).toBeNull();
  });

  it.each([
    ['Yrke', 'Sök bland yrken', 'kirurgi', /^Specialistläkare plastikkirurgi/],
    ['Yrke', 'Sök bland yrken', 'specialistläkare', /^Specialistläkare allmänmedicin/],
    ['Plats', 'Sök kommun eller län', 'malmo', /^Malmö/],
    ['Plats', 'Sök kommun eller län', 'sthlm', /^Stockholm/],
    ['System du kan', 'Sök bland system', 'takecaer', /^TakeCare/],
  ])('%s: finds by “%s” “%s”', async (title, label, typed, name) => {
    const { sheet, unfold } = await open();
    await unfold(title);
    await userEvent.type(await sheet.findByLabelText(label), typed);
    const [found] = await sheet.findAllByRole('checkbox', { name });
    expect(found).toBeVisible();
  });

  it('says what was typed where nothing matches, and nothing before', async () => {
    const { sheet, unfold } = await open();
    await unfold('Yrke');
    const search = sheet.getByLabelText('Sök bland yrken');
    await userEvent.type(search, ' ');
    expect(sheet.queryByText(/Inget passar/u)).toBeNull();
    await userEvent.type(search, 'xyzw');
    expect(await sheet.findByText('Inget passar ”xyzw”.')).toBeVisible();
  });

  it('begins on a phone with the search, in the order and by the names of its bar', async () => {
    stubMatchMedia(PHONE);
    rememberSearch('roles=barnmorska');
    const { sheet } = await open();
    expect(screen.getByRole('dialog', { name: 'Sök uppdrag' })).toBeVisible();
    await sheet.findByRole('region', { name: 'Senaste sökningar' });
    const names = sheet.getAllByRole('region').map((part) => {
      const heading = document.getElementById(part.getAttribute('aria-labelledby') ?? '');
      return heading?.textContent ?? '';
    });
    expect(names.slice(0, 6)).toEqual([
      ...[
        'Sök med egna ord',
        'Yrke',
        'Plats',
        'Period',
        'Senaste sökningar',
        'Ersättning per timme',
      ],
    ]);
    expect(sheet.getByRole('searchbox', { name: 'Sök med egna ord' })).toBeVisible();
  });

  it('is called as the button of a wide bar, beside which the rest comes first', async () => {
    const { sheet } = await open();
    expect(screen.getByRole('dialog', { name: 'Alla filter' })).toBeVisible();
    const [first] = sheet.getAllByRole('region');
    expect(first).toHaveTextContent(/^Period/u);
  });

  it('has the groups with most jobs first, and in a folded one the names of what is chosen', async () => {
    const { sheet, unfold } = await open();
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
