import type { SameIds } from '../../i18n/messageTypes';
import type { ownJobsSv } from './messages.sv';

export const ownJobsEn: SameIds<typeof ownJobsSv> = {
  'own_jobs.suggested.title': 'Suggested for you',
  'own_jobs.suggested.text': 'Open jobs that fit your preferences, newest first.',
  'own_jobs.preference.title': 'By my preferences',
  'own_jobs.preference.text': 'Open jobs that meet all your preferences.',
  'own_jobs.preferences': 'Change my preferences',
  'own_jobs.search': 'Show in the search',
  'own_jobs.relaxed': 'No job meets all your preferences',
  'own_jobs.relaxed.text': 'So we show jobs regardless of {parts}.',
  'own_jobs.part.locations': 'place',
  'own_jobs.part.workroles': 'profession',
  'own_jobs.part.workfields': 'field of work',
  'own_jobs.part.employmentTypes': 'form of employment',
  'own_jobs.part.systems': 'record system',
  'own_jobs.part.timeOfDay': 'time of day',
  'own_jobs.part.onCallDuty': 'on-call duty',
  'own_jobs.part.hourlyRate': 'hourly rate',
  'own_jobs.part.period': 'period',
  'own_jobs.part.text': 'free text',
  'own_jobs.failed': 'The jobs could not be loaded',
  'own_jobs.empty': 'No jobs fit at the moment',
  'own_jobs.empty.text': 'Widen your preferences, for example with more places or weeks.',
  'own_jobs.showing': 'Showing {count, number} of {total, number} jobs',
  'own_jobs.loading_more': 'loading more jobs',
};
