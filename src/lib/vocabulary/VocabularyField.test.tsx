import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import type { Language } from '#domain/language';
import type { NamedPart } from '#domain/search/otherNames';
import { CONSTANTS } from '#domain/vocabulary/constants';
import { renderSite } from '../../testing/renderSite';
import { registrationOptions, systemOptions } from './registrationOptions';
import { VocabularyField } from './VocabularyField';
// Read before the tests, which would wait for it
import './findOptionsOf';

const groupsOf = (part: NamedPart, language: Language) => {
  const options = registrationOptions(CONSTANTS, { language, isMobile: true, others: 'Andra' });
  return {
    workroles: options.professions,
    workfields: options.workfields,
    locations: options.locations,
    systems: systemOptions(CONSTANTS),
  }[part];
};

async function open(part: NamedPart, language: Language = 'sv') {
  function Field() {
    const [value, setValue] = useState<string[]>([]);
    return (
      <VocabularyField
        {...{ part, value, id: 'field', name: 'field', error: undefined, label: 'Val' }}
        onValueChange={setValue}
        groups={groupsOf(part, language)}
      />
    );
  }
  await renderSite(<Field />, { language });
  const box = await screen.findByRole('combobox', { name: 'Val' });
  await userEvent.click(box);
  return box;
}

const labels = () =>
  screen.queryAllByRole('option').map(({ textContent }) => textContent?.trim() ?? '');

it.each([
  ['workroles', 'ssk', /^Sjuksköterska$/u],
  ['workroles', 'sköterska', /^Sjuksköterska$/u],
  ['workroles', 'läkare', /^Läkare$/u],
  ['workroles', 'sjuksktöerska', /^Sjuksköterska$/u],
  ['workfields', 'kirurgi', /^Allmänkirurgi Kirurgi och operation$/u],
  ['workfields', 'vc', /^Vårdcentral/u],
  ['locations', 'sthlm', /^Stockholm Stockholms län$/u],
  ['systems', 'takecaer', /^TakeCare$/u],
] as const)('%s: “%s” finds %s first', async (part, typed, first) => {
  await userEvent.type(await open(part), typed);
  await screen.findByText(/träff/u);
  expect(labels()[0]).toMatch(first);
});

it.each([
  ['workroles', 'kirurgi', 8],
  ['workroles', 'läkare', 30],
  ['workroles', 'sköterska', 30],
  ['workfields', 'medicin', 12],
] as const)('%s: “%s” finds %i or more, not only by beginnings', async (part, typed, least) => {
  await userEvent.type(await open(part), typed);
  await screen.findByText(/träff/u);
  expect(labels().length).toBeGreaterThanOrEqual(least);
});

it('finds by Swedish names on an English page', async () => {
  await userEvent.type(await open('workroles', 'en'), 'barnmorska');
  await screen.findByText('1 match');
  expect(labels()[0]).toMatch(/^Midwife/u);
});

it('lists everything before something is typed, and then says what it did not find', async () => {
  const box = await open('workfields');
  expect(labels()).toHaveLength(CONSTANTS.workfields.filter(({ isGroup }) => !isGroup).length);
  await userEvent.type(box, ' ');
  expect(screen.queryByText(/Inget passar/u)).toBeNull();
  await userEvent.type(box, 'xyzw');
  expect((await screen.findAllByText('Inget passar ”xyzw”.'))[0]).toBeVisible();
});
