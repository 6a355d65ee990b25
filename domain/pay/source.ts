/**
 * Where each figure comes from. `official`: an authority's own text, or a copy of it; `high`,
 * `medium` and `low`: how far other sources agree.
 */
type Confidence = 'official' | 'high' | 'medium' | 'low';

export interface Source {
  title: string;
  /** Null where there is no page to show. */
  url: string | null;
  confidence: Confidence;
}

export const source = (title: string, url: string | null, confidence: Confidence): Source => ({
  title,
  url,
  confidence,
});
