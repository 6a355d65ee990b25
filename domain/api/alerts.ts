import type { SentFrequency } from '#domain/alerts/mailAlerts';
import type { Language } from '#domain/language';
import { endpoint, type Ok } from './endpoint';

/**
 * POST misc/job-alert: asks for an alert without an account. The answer is the same whether the
 * address has alerts or not; its owner confirms it by mail. `query` is that of the list's address.
 */
export const askForAlert = endpoint<
  { email: string; query: string; frequency: SentFrequency; language: Language },
  Ok<object>
>({ service: 'portal', method: 'POST', path: 'misc/job-alert', access: 'public' });
