import type { SameIds } from '../../i18n/messageTypes';
import type { openingsSv } from './messages.sv';

export const openingsEn: SameIds<typeof openingsSv> = {
  'openings.title': 'What opens most doors?',
  'openings.description': 'What lets you take more assignments, counted on today’s ads.',
  'openings.lead':
    'This many more assignments you can take with one more thing. We only count assignments where you meet everything the ad asks for.',
  'openings.reading': 'We are counting today’s ads',
  'openings.failed': 'It could not be counted',
  'openings.failed.text': 'Check your connection and try again.',
  'openings.retry': 'Try again',
  'openings.now': 'You can take now',
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
    'Half of them give at least about SEK {median} a week after tax, the best about SEK {best}.',
  'openings.pay.today':
    'Of those you can take now, half give at least about SEK {median}, the best about SEK {best}.',
  'openings.pay.unknown': 'The ads do not say what they give after tax.',
  'openings.pay.some': 'Counted on {known} of {all}.',
  'openings.examples': 'For example',
  'openings.show': 'Show {count, plural, one {the assignment} other {all #}}',
  'openings.source': 'Source',
  'openings.experiences_complete': 'Confirm that your list is complete',
  'openings.experiences_complete.text':
    'The region may not have employed you lately. If the list has all your employments of the last two years, it is enough that you say so.',
  'openings.experiences_complete.do': 'Confirm your employments',
  'openings.employers': 'State who employed you',
  'openings.employers.text': 'Counted as if no region employed you where you have not stated it.',
  'openings.employers.do': 'State who employed you',
  'openings.document.text':
    'The assignments ask for it, and you have none that is valid for all of it.',
  'openings.document.text.until':
    'The assignments ask for one that is valid until they end. Counted as if your new one is valid through {day}.',
  'openings.document.do': 'Upload {type}',
  'openings.language': '{language} at level {level}',
  'openings.language.text': 'If you already know it, it is enough to state your level.',
  'openings.language.do': 'State your languages',
  'openings.experience': '{years, plural, one {One more year} other {# more years}} as {role}',
  'openings.experience.text':
    'Have you worked longer than you have stated? Counted as work outside the regions.',
  'openings.experience.do': 'Add experience',
  'openings.profession': '{role} as your profession',
  'openings.profession.text':
    'You wish for such assignments. If it is your profession too, you can state it.',
  'openings.profession.do': 'State your profession',
  'openings.wait': 'Wait until {day}',
  'openings.wait.qualifying_period':
    'Then the qualifying period after your employment by the region is over. Counted on ads that are open then.',
  'openings.wait.experience':
    'Then you have worked as long as is asked for. Counted on ads that are open then.',
  'openings.points': 'More points in your applications',
  'openings.points.text':
    'The points count when the employer compares applicants. We only show your own points, not those of others.',
  'openings.points.gain':
    '+{points} points in {count, plural, one {# application} other {# applications}}',
  'openings.points.bankid': 'Confirm yourself with BankID',
  'openings.points.references': '{count, plural, one {One more reference} other {# references}}',
  'openings.points.system': 'Do you know {name}?',
  'openings.points.do': 'Add',
  'openings.none.profession': 'Start with your profession',
  'openings.none.profession.text':
    'Once you have stated your profession, we work out what opens more assignments for you.',
  'openings.none.profession.do': 'State your profession',
  'openings.none.jobs': 'No open assignments in your profession right now',
  'openings.none.jobs.text': 'Look again later, or get alerts for a search.',
  'openings.none.jobs.do': 'Search all assignments',
  'openings.none.all':
    'You can already take {count, plural, one {the assignment} other {all # assignments}} in your profession',
  'openings.none.all.text': 'Nothing more is needed.',
  'openings.first': 'Start here',
  'openings.first.text':
    'No single thing opens anything yet: the assignments in your profession ask for several things that you have not added. This is most often missing.',
  'openings.first.jobs': 'in {count, plural, one {# assignment} other {# assignments}}',
  'openings.none.rest': 'Nothing more you add opens more assignments right now',
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
  'openings.opened.back': 'To what opens most doors',
  'openings.opened.gone': 'It no longer exists',
  'openings.opened.gone.text': 'What the link showed is no longer so.',
};
