import type { Words } from '../../i18n/messageTypes';

/** What a search was understood as, and the ways on from one that found nothing. */
export const foundSv = {
  'found.showing': 'Visar resultat för',
  'found.as_written': 'Sök efter ”{words}” i stället',
  'found.left_out':
    'Inget uppdrag passar med {words}. Utan: {total, plural, one {# uppdrag} other {# uppdrag}}.',
  'found.cut': 'En sökning rymmer {length} tecken. Det som var längre är inte med.',
  'found.read': 'Vi tolkade din sökning som: {names}.',
  'found.words_instead': 'Sök efter orden i stället',
  'found.literal': 'Sökt efter orden precis som de är skrivna.',
  'found.meaning_instead': 'Sök efter det de betyder i stället',

  'found.searched': 'Du sökte: {what}',
  'found.ways': 'Men här finns det uppdrag:',
  'found.near.place': 'I närheten',
  'found.near.week': 'Andra veckor',
  'found.near.profession': 'Närliggande yrken',
  'found.drop': 'Med ett krav mindre',
  'found.without': 'Utan {label}',
  'found.without_words': 'Utan ”{words}”',
  'found.count': '{total, plural, one {# uppdrag} other {# uppdrag}}',
  'found.same_kind': 'Samma yrke, samma plats',
  'found.wider': 'Sök bredare',

  'jobs.empty.title': 'Inga uppdrag passar just nu',
  'jobs.empty.many': 'Inget enskilt filter är i vägen. Rensa dem och börja om med det viktigaste.',
  'jobs.empty.none': 'Nya uppdrag kommer varje dag. Titta gärna in igen.',
  'jobs.empty.clear': 'Rensa alla filter',
  'jobs.part.locations': 'Oavsett plats',
  'jobs.part.workroles': 'Oavsett yrke',
  'jobs.part.workfields': 'Oavsett arbetsområde',
  'jobs.part.employmentTypes': 'Oavsett anställningsform',
  'jobs.part.systems': 'Oavsett system',
  'jobs.part.timeOfDay': 'Oavsett tid på dygnet',
  'jobs.part.onCallDuty': 'Med eller utan jour',
  'jobs.part.travel': 'Oavsett resa',
  'jobs.part.housing': 'Oavsett boende',
  'jobs.part.onlyEligible': 'Även sådana du inte kan ta',
  'jobs.part.hourlyRate': 'Oavsett ersättning',
  'jobs.part.period': 'Oavsett period',
  'jobs.part.text': 'Utan fritext',
} as const satisfies Words;
