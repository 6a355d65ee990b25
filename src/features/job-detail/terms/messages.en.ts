import type { SameIds } from '../../../i18n/messageTypes';
import type { termsSv } from './messages.sv';

/** The English texts of a job's terms beside its pay. */
export const termsEn: SameIds<typeof termsSv> = {
  'terms.title': 'All terms',
  'terms.count': '{said} of {all} terms stated',
  'terms.nothing':
    'The ad says nothing of who employs you, sick pay, pension, cancellation and the other terms beside the pay.',
  'terms.read': 'read from the ad: “{words}”',
  'terms.unsaid': 'Not stated',
  'terms.ask': 'ask',
  'terms.press': 'Ask about what is not stated ({count})',
  'terms.press_rest': 'Ask about the rest ({count})',
  'terms.sending': 'Sending',
  'terms.hint': 'The employer learns what is missing, but not who asks. Everybody sees the answer.',
  'terms.asked':
    'You have asked about what is not stated. We let you know when the employer has answered.',
  'terms.failed': 'Your question was not sent. Try again.',
  'terms.too_many': 'You have asked about many assignments today. Try again tomorrow.',
  'terms.closed': 'The assignment closed before your question could be sent.',
  'terms.elsewhere':
    'The ad comes from Platsbanken, so a question from here does not reach the employer. Ask by way of the ad instead.',
  'terms.elsewhere.link': 'Go to the ad',
};
