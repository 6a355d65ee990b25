import type { InferType } from 'yup';
import type { analyticsAnswers } from './analytics.responses';
import type { trackSchema } from './analytics.schema';
import type { Answered } from './answer';
import { endpoint } from './endpoint';

/** Events of one page that is open in a browser. */
export type TrackRequest = InferType<typeof trackSchema>;

/**
 * POST misc/track: what was viewed and done, counted (docs/analytics.md). Answers the same whether
 * the events are counted or not: with `Sec-GPC: 1` or `DNT: 1` they are dropped.
 */
export const track = endpoint<TrackRequest, Answered<typeof analyticsAnswers.track>>({
  service: 'v2',
  method: 'POST',
  path: 'misc/track',
  access: 'public',
});
