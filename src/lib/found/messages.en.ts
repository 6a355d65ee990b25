import type { SameIds } from '../../i18n/messageTypes';
import type { foundSv } from './messages.sv';

/** What a search was understood as, and the ways on from one that found nothing. */
export const foundEn: SameIds<typeof foundSv> = {
  'found.showing': 'Showing results for',
  'found.as_written': 'Search for “{words}” instead',
  'found.quoted': '“{word}”',
  'found.left_out':
    'No assignment matches with {words}. Without: {total, plural, one {# assignment} other {# assignments}}.',
  'found.unmet':
    'We could not take {words} into account: ads do not say it in a way that can be compared.',
  'found.unmet_place': 'We do not know where you are, so {words} is left out of the search.',
  'found.choose_place': 'Choose a location',
  'found.undated':
    '{undated, plural, one {One of them does not state its dates. It comes} other {# of them do not state their dates. They come}} last.',
  'found.all_undated': 'None of them states its dates.',
  'found.best_paid': 'best paid first',
  'found.cut': 'A search has room for {length} characters. What came after is left out.',
  'found.read': 'We read your search as: {names}.',
  'found.words_instead': 'Search for the words instead',
  'found.literal': 'Searched for the words exactly as written.',
  'found.did_you_mean': 'Did you mean {name}?',
  'found.without_jobs': '{names} has no open assignments right now.',
  'found.nearest':
    'Sweden does not have this profession. Nearest is {name}: show those assignments',
  'found.quotes':
    'The words in quotes are in the ads exactly so, but not always next to each other.',
  'found.only_profession': 'Show only the profession {name}',
  'found.whole_place': 'Show all assignments in {name}',
  'found.meaning_instead': 'Search for what they mean instead',

  'found.searched': 'You searched for: {what}',
  'found.ways': 'But there are assignments here:',
  'found.near.employer': 'Other assignments with the employer',
  'found.near.elsewhere': 'With other employers',
  'found.near.place': 'Nearby',
  'found.near.week': 'Other weeks',
  'found.near.profession': 'Related professions',
  'found.openings': 'See what opens most assignments for you',
  'found.drop': 'With one requirement less',
  'found.without': 'Without {label}',
  'found.without_words': 'Without “{words}”',
  'found.count': '{total, plural, one {# assignment} other {# assignments}}',
  'found.same_kind': 'Same profession, same place',
  'found.wider': 'Search more widely',

  'jobs.empty.title': 'Nothing matches right now',
  'jobs.empty.many': 'No single filter is in the way. Clear them and start with what matters most.',
  'jobs.empty.none': 'Please check back.',
  'jobs.empty.clear': 'Clear all filters',
  'jobs.part.locations': 'Any location',
  'jobs.part.workroles': 'Any profession',
  'jobs.part.workfields': 'Any field of work',
  'jobs.part.employmentTypes': 'Any form of employment',
  'jobs.part.systems': 'Any system',
  'jobs.part.timeOfDay': 'Any time of day',
  'jobs.part.onCallDuty': 'With or without on-call',
  'jobs.part.travel': 'Any travel',
  'jobs.part.housing': 'Any housing',
  'jobs.part.newGraduates': 'Also where experience is asked for',
  'jobs.part.withoutLicence': 'Also where a licence is needed',
  'jobs.part.wholeTerms': 'Also where not all terms are stated',
  'jobs.part.onlyEligible': 'Also what you cannot take',
  'jobs.part.hourlyRate': 'Any hourly rate',
  'jobs.part.share': 'Any share of full time',
  'jobs.part.period': 'Any dates',
  'jobs.part.text': 'No keywords',
};
