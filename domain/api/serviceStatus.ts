import type { Answered, AnsweredFields } from './answer';
import { endpoint } from './endpoint';
import type { serviceStatusAnswers } from './serviceStatus.responses';

export type ServiceStatus = AnsweredFields<typeof serviceStatusAnswers.serviceStatus>;

/** GET public/service_status (our name): what works now, and what has worked. */
export const serviceStatus = endpoint<
  Record<string, never>,
  Answered<typeof serviceStatusAnswers.serviceStatus>
>({ service: 'portal', method: 'GET', path: 'public/service_status', access: 'public' });
