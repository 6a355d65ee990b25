import type { SameIds } from '../../i18n/messageTypes';
import type { openingsSv } from './messages.sv';

export const openingsEn: SameIds<typeof openingsSv> = {
  'openings.title': 'What opens most doors?',
  'openings.description': 'What would let you take more assignments, based on today’s ads.',
  'openings.lead':
    'See what would open up more assignments for you. We only count assignments where you meet everything the ad asks for.',
  'openings.reading': 'Going through today’s ads',
  'openings.failed': 'We could not work it out',
  'openings.failed.text': 'Check your connection and try again.',
  'openings.retry': 'Try again',
  'openings.now': 'Open to you now',
  'openings.now.count':
    '{count, plural, one {assignment} other {assignments}} where you meet everything',
  'openings.now.show': 'Show {count, plural, one {the assignment} other {the # assignments}}',
  'openings.list': 'What opens most assignments',
  'openings.sort': 'Order',
  'openings.sort.jobs': 'Most assignments',
  'openings.sort.pay': 'Highest pay',
  'openings.pairs':
    'No single thing is enough right now. These two together open assignments for you.',
  'openings.more': '{count, plural, one {more assignment} other {more assignments}}',
  'openings.more.region':
    '{count, plural, one {more assignment} other {more assignments}} in {region}',
  'openings.pay':
    'Half of them pay at least about SEK {median} a week after tax, the best about SEK {best}.',
  'openings.pay.one': 'It pays about SEK {best} a week after tax.',
  'openings.pay.unknown':
    'The {count, plural, one {ad does} other {ads do}} not say enough to work out your pay after tax.',
  'openings.pay.some': 'Based on {known} of {all} assignments.',
  'openings.examples': 'For example',
  'openings.show': 'Show {count, plural, one {the assignment} other {all #}}',
  'openings.source': 'Source',
  'openings.experiences_complete': 'Confirm that your list is complete',
  'openings.experiences_complete.text':
    'The region must not have employed you recently. If your list has every job from the last two years, just confirm it.',
  'openings.experiences_complete.do': 'Confirm your jobs',
  'openings.employers': 'Add who employed you',
  'openings.employers.text':
    'We assume that no region employed you where you have not said who did.',
  'openings.employers.do': 'Add who employed you',
  'openings.document_end': 'State how long your {type} is valid',
  'openings.document_end.text':
    'You have the document, but have not said how long it is valid. We assume that it has no end date.',
  'openings.document_end.text.until':
    'You have the document, but have not said how long it is valid. We assume that it is valid through {day}.',
  'openings.document_end.do': 'State how long it is valid',
  'openings.document.text':
    '{count, plural, one {The assignment asks} other {The assignments ask}} for one, and you have none that is valid until the end.',
  'openings.document.text.until':
    '{count, plural, one {The assignment asks} other {The assignments ask}} for one that is valid until the end. We assume that your new one is valid through {day}.',
  'openings.document.do': 'Upload {type}',
  'openings.language': '{language} at level {level}',
  'openings.language.text': 'If you already speak it, just add your level.',
  'openings.language.do': 'Add your languages',
  'openings.experience': '{years, plural, one {One more year} other {# more years}} as {role}',
  'openings.experience.text':
    'Have you worked longer than you have added here? We assume that the work was outside the regions.',
  'openings.experience.do': 'Add experience',
  'openings.profession': '{role} as your profession',
  'openings.profession.text':
    'You have chosen these assignments in your preferences. If it is also your profession, you can add it.',
  'openings.profession.do': 'Add your profession',
  'openings.wait': 'Wait until {day}',
  'openings.wait.qualifying_period':
    'By then the qualifying period after your job with the region is over. Based on ads that will still be open.',
  'openings.wait.experience':
    'If you go on as now, you have by then worked for as long as they ask. Based on ads that will still be open.',
  'openings.points': 'More points in your applications',
  'openings.points.text':
    'The points count when the employer compares applicants. We only show your own points, not those of others.',
  'openings.points.gain':
    '+{points} points in {count, plural, one {# application} other {# applications}}',
  'openings.points.bankid': 'Verify yourself with BankID',
  'openings.points.references': '{count, plural, one {One more reference} other {# references}}',
  'openings.points.system': 'Do you know {name}?',
  'openings.points.do': 'Add',
  'openings.none.profession': 'Start with your profession',
  'openings.none.profession.text':
    'Once you have added your profession, we can work out what opens more assignments for you.',
  'openings.none.profession.do': 'Add your profession',
  'openings.none.jobs': 'No open assignments in your profession right now',
  'openings.none.jobs.text': 'Check back later, or get alerts for a search.',
  'openings.none.jobs.do': 'Search all assignments',
  'openings.none.all':
    'You can already take {count, plural, one {the assignment} other {all # assignments}} in your profession',
  'openings.none.all.text': 'Nothing more is needed.',
  'openings.first': 'Start here',
  'openings.first.text':
    'Assignments in your profession ask for several things that you have not added yet. These are missing most often.',
  'openings.first.jobs': 'missing for {count, plural, one {# assignment} other {# assignments}}',
  'openings.none.rest': 'Nothing else you can add opens more assignments right now',
  'openings.none.rest.text':
    '{count, plural, one {One more assignment} other {# more assignments}} in your profession do not say everything they ask for, or ask for something that you cannot add here. Ask the employer.',
  'openings.opened':
    '{count, plural, =0 {No assignments} one {# assignment} other {# assignments}}',
  'openings.opened.now': 'Assignments where you meet everything',
  'openings.opened.with': 'Assignments that open: {change}',
  'openings.opened.list': 'The assignments',
  'openings.pages': 'Pages',
  'openings.pages.page': 'Page {number}',
  'openings.pages.previous': 'Previous',
  'openings.pages.next': 'Next',
  'openings.pages.place': 'Page {number} of {count}',
  'openings.opened.back': 'Back to what opens most doors',
  'openings.opened.gone': 'This is no longer available',
  'openings.opened.gone.text': 'What the link showed no longer applies.',
};
