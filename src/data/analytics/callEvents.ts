import type { SiteEvent } from '#domain/analytics/events';
import { isCounted } from '#domain/api/countedCalls';
import type { ApiError, ErrorCode } from '#domain/api/errors';
import { httpStatusOf } from '#domain/errorStatus';
import type { EndedCall } from './activity';
import { isApiError } from './isApiError';

type Refusal = Extract<SiteEvent, { event: 'action_refused' }>['refusal'];

const REFUSALS: Partial<Record<ErrorCode, Refusal>> = {
  invalid_request: 'invalid',
  application_incomplete: 'invalid',
  authentication_required: 'signed_out',
  rate_limited: 'too_often',
  network_error: 'offline',
};

function refusalOf({ code }: ApiError): Refusal {
  const known = REFUSALS[code];
  if (known) return known;
  const status = httpStatusOf({ code });
  if (status >= 500) return 'failed';
  return status === 409 ? 'conflict' : 'other';
}

/**
 * The events of the end of a call: that an action was refused or lost. That it was done is counted
 * by the server, which alone knows.
 */
export function callEvents({ endpoint, error }: EndedCall): SiteEvent[] {
  // A call that was cancelled is not counted
  if (!isCounted(endpoint.path) || !isApiError(error)) return [];
  return [{ event: 'action_refused', refusal: refusalOf(error) }];
}
