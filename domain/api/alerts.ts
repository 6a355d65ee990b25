import type { InferType } from 'yup';
import type { alertAnswers } from './alerts.responses';
import type { askForAlertSchema } from './alerts.schema';
import type { Answered } from './answer';
import { endpoint } from './endpoint';

/**
 * POST misc/job-alert: asks for an alert without an account. The answer is the same whether the
 * address has alerts or not; its owner confirms it by mail. `query` is that of the list's address.
 */
export const askForAlert = endpoint<
  InferType<typeof askForAlertSchema>,
  Answered<typeof alertAnswers.askForAlert>
>({ service: 'portal', method: 'POST', path: 'misc/job-alert', access: 'public' });
