import type { ErrorCode } from '#domain/api/errors';
import type { MessageId } from '../../i18n/intl';

const WORDS = {
  network_error: 'integrity.problem.network',
  unavailable: 'integrity.problem.unavailable',
  bankid_unavailable: 'integrity.problem.unavailable',
  social_unavailable: 'integrity.problem.social_unavailable',
  rate_limited: 'integrity.problem.too_many',
  not_found: 'integrity.problem.gone',
} as const satisfies Partial<Record<ErrorCode, MessageId>>;

const isKnown = (code: ErrorCode): code is keyof typeof WORDS => code in WORDS;

/** The texts for the errors of the tab's actions. */
export const problemWords = (code: ErrorCode): MessageId =>
  isKnown(code) ? WORDS[code] : 'integrity.problem.failed';
