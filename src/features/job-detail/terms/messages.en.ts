import type { SameIds } from '../../../i18n/messageTypes';
import type { termsSv } from './messages.sv';

/** The English texts of a job's terms beside its pay. */
export const termsEn: SameIds<typeof termsSv> = {
  'job_terms.title': 'All terms',
  'job_terms.count': '{said} of {all} terms stated',
  'job_terms.nothing':
    'The ad says nothing about who employs you, sick pay, pension, cancellation or other terms beside the pay.',
  'job_terms.read': 'read from the ad: “{words}”',
  'job_terms.unsaid': 'Not stated',
  'job_terms.press': 'Ask about all {count} terms',
  'job_terms.press_rest': 'Ask about {count, plural, one {one more term} other {# more terms}}',
  'job_terms.sending': 'Sending',
  'job_terms.hint':
    'The employer is told what is missing, but not who is asking. Everybody sees the answer.',
  'job_terms.asked':
    'You have asked about what is not stated. We will let you know when the employer has answered.',
  'job_terms.failed': 'Your question was not sent. Try again.',
  'job_terms.too_many': 'You have asked about many assignments today. Try again tomorrow.',
  'job_terms.closed': 'The assignment closed before your question could be sent.',
  'job_terms.blocked': 'You have blocked the employer. Remove the block to ask.',
  'job_terms.elsewhere':
    'The ad comes from Platsbanken, so a question from here does not reach the employer. Ask through the ad instead.',
  'job_terms.elsewhere.link': 'Go to the ad',
};
