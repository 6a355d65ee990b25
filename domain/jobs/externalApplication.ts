import type { JobSource } from './job';

/** A job that is applied to on another site. */
export interface ExternalApplication {
  /** An `https:` address; null when the ad gives none. */
  url: string | null;
}

/** Where a job is applied to when that is on another site; null for a job of our own employers. */
export function externalApplication(source: JobSource): ExternalApplication | null {
  return source.name === 'vikari' ? null : { url: source.applyUrl };
}
