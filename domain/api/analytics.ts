import type { SentEvent } from '#domain/analytics/events';
import type { Language } from '#domain/language';
import type { analyticsAnswers } from './analytics.responses';
import type { Answered } from './answer';
import { endpoint } from './endpoint';

/** Events of one page that is open in a browser. */
export interface TrackRequest {
  /** 128 random bits of this batch as hex, so that sending it again counts nothing twice. */
  batchId: string;
  /** The page's language. */
  language: Language;
  events: SentEvent[];
}

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
