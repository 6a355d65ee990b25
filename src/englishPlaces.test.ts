import { expect, it } from 'vitest';
import { CONSTANTS } from '#domain/vocabulary/constants';
import { accountOptions } from './features/account/accountOptions';
import { regionJobs } from './features/job-search/home/regionJobs';
import { allLinks } from './features/job-search/landing/allLinks';
import { searchVocabulary } from './features/job-search/vocabulary/searchVocabulary';
import { municipalityGroups } from './pages/pay-calculator/municipalityGroups';

const counts = { total: 0, facets: { locations: {}, workroles: {} } };

/** Every list of places that a screen shows, as it is in a language. */
const placesOf = (language: 'sv' | 'en') =>
  JSON.stringify([
    accountOptions(CONSTANTS, { language, others: '' }).locations,
    accountOptions(CONSTANTS, { language, others: '' }).regions,
    searchVocabulary(CONSTANTS, language).places.map(({ label }) => label),
    allLinks(CONSTANTS, language).places.map(({ label }) => label),
    regionJobs('r-01', counts, CONSTANTS, language)?.name,
    municipalityGroups(language).map(({ label }) => label),
    CONSTANTS.locations.map(({ text }) => text[language]),
  ]);

it('calls no region *län* in English', () => {
  expect(placesOf('en')).not.toMatch(/ län\b/u);
  expect(placesOf('en').match(/"Skåne County"/g)).toHaveLength(
    placesOf('sv').match(/"Skåne län"/g)?.length ?? -1,
  );
});
