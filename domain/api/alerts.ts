import type { SentFrequency } from '#domain/alerts/mailAlerts';
import type { Language } from '#domain/language';
import type { alertAnswers } from './alerts.responses';
import type { Answered } from './answer';
import { endpoint } from './endpoint';

/**
 * POST misc/job-alert: asks for an alert without an account. The answer is the same whether the
 * address has alerts or not; its owner confirms it by mail. `query` is that of the list's address.
 */
export const askForAlert = endpoint<
  { email: string; query: string; frequency: SentFrequency; language: Language },
  Answered<typeof alertAnswers.askForAlert>
>({ service: 'portal', method: 'POST', path: 'misc/job-alert', access: 'public' });
