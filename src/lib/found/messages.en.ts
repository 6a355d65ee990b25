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
  'found.unmet_place': 'We do not know where you are. Choose a location instead of {words}.',
  'found.best_paid': 'best paid first',
  'found.cut': 'A search has room for {length} characters. What came after is left out.',
  'found.read': 'We read your search as: {names}.',
  'found.words_instead': 'Search for the words instead',
  'found.literal': 'Searched for the words exactly as written.',
  'found.did_you_mean': 'Did you mean {name}?',
  'found.only_profession': 'Show only the profession {name}',
  'found.meaning_instead': 'Search for what they mean instead',

  'found.searched': 'You searched for: {what}',
  'found.ways': 'But there are assignments here:',
  'found.near.place': 'Nearby',
  'found.near.week': 'Other weeks',
  'found.near.profession': 'Related professions',
  'found.drop': 'With one requirement less',
  'found.without': 'Without {label}',
  'found.without_words': 'Without “{words}”',
  'found.count': '{total, plural, one {# assignment} other {# assignments}}',
  'found.same_kind': 'Same profession, same place',
  'found.wider': 'Search more widely',

  'jobs.empty.title': 'Nothing matches right now',
  'jobs.empty.many': 'No single filter is in the way. Clear them and start with what matters most.',
  'jobs.empty.none': 'New assignments come every day. Please check back.',
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
  'jobs.part.onlyEligible': 'Also what you cannot take',
  'jobs.part.hourlyRate': 'Any hourly rate',
  'jobs.part.share': 'Any share of full time',
  'jobs.part.period': 'Any dates',
  'jobs.part.text': 'No keywords',
};
