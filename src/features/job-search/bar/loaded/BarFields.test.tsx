import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import type { JobSuggestion, JobSuggestionsRequest } from '#domain/api/suggestions';
import { EMPTY_FILTER, type JobFilter } from '#domain/jobs/filter';
import { type Answers, fakeServices } from '../../../../testing/fakeServices';
import { renderSite } from '../../../../testing/renderSite';
import { aFirstVocabulary } from '../../testing/aVocabulary';
import { BarFields } from './BarFields';

const SUGGESTIONS = 'public/jobs/suggestions';
const near: JobSuggestion = {
  ids: [],
  text: 'inom 60 km från Umeå',
  label: 'Nära Umeå, 60 km',
  group: '',
  count: 28,
};
const nurse: JobSuggestion = {
  ids: ['sjukskoterska'],
  text: null,
  label: 'Sjuksköterska',
  group: 'Sjuksköterska',
  count: 113,
};

/** Shows the fields with a filter, which is read back. */
async function open(answers: Answers, initial: Partial<JobFilter> = {}) {
  const current = { filter: { ...EMPTY_FILTER, ...initial } };
  function Fields() {
    const [filter, setFilter] = useState(current.filter);
    current.filter = filter;
    return (
      <BarFields
        filter={filter}
        vocabulary={aFirstVocabulary()}
        onChange={(patch) => setFilter({ ...filter, ...patch })}
      />
    );
  }
  const services = fakeServices(answers);
  await renderSite(<Fields />, { api: services.client });
  return { ...services, current };
}

const field = (name: string) => screen.findByRole('combobox', { name });

it('reads options for the typed text with the rest of the filter, and chooses one', async () => {
  const { asked, current } = await open(
    { [SUGGESTIONS]: { status: 0, results: [nurse] } },
    { locations: ['r-12'] },
  );
  await userEvent.type(await field('Yrke'), 'ssk');
  await userEvent.click(await screen.findByRole('option', { name: /Sjuksköterska.*113 uppdrag/u }));
  expect(current.filter.workroles).toEqual(['sjukskoterska']);
  const requests = asked.map(({ request }) => request as JobSuggestionsRequest);
  expect(requests.at(-1)).toEqual({
    kind: 'role',
    typed: 'ssk',
    language: 'sv',
    query: 'locations=r-12',
  });
  // Calls for texts that had changed were not made
  expect(requests.map(({ typed }) => typed)).not.toContain('ss');
});

it('writes a distance into the text, instead of a place and of another distance', async () => {
  const { current } = await open(
    { [SUGGESTIONS]: { status: 0, results: [near] } },
    { locations: ['r-12'], text: 'natt inom 30 km från Borås' },
  );
  await userEvent.type(await field('Plats'), 'ume');
  await userEvent.click(await screen.findByRole('option', { name: /Nära Umeå/u }));
  expect(current.filter).toMatchObject({ locations: [], text: 'natt inom 60 km från Umeå' });
  expect(await field('Plats')).toHaveValue('Nära Umeå, 60 km');
  await userEvent.click(screen.getByRole('button', { name: 'Rensa Plats' }));
  expect(current.filter).toMatchObject({ locations: [], text: 'natt' });
});

it('without a connection offers the page’s names, and searches for the rest as words', async () => {
  const { current } = await open({ [SUGGESTIONS]: new Error('offline') });
  await userEvent.type(await field('Plats'), 'skå{Enter}');
  expect(current.filter.locations).toEqual(['r-12']);
  await userEvent.type(await field('Yrke'), 'xyz');
  expect(await screen.findAllByText('Inget passar ”xyz”.')).toHaveLength(2);
  await userEvent.tab();
  expect(current.filter.text).toBe('xyz');
});

it('shows several chosen ones as one and the others', async () => {
  await open({}, { workroles: ['psykolog', 'barnmorska', 'lakare'] });
  expect(await field('Yrke')).toHaveValue('Psykolog + 2');
});

it('accepts weeks', async () => {
  const { current } = await open({});
  await userEvent.type(screen.getByRole('textbox', { name: 'Från' }), 'v. 26–30{Enter}');
  expect(current.filter.fromDate).toMatch(/-0[67]-\d\d$/u);
  expect(current.filter.toDate).toMatch(/-0[78]-\d\d$/u);
});
