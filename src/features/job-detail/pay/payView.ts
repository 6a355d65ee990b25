import type { JobDetail } from '#domain/api/portal';
import type { PayInHand } from '#domain/jobs/inHand';
import type { HourlyRate } from '#domain/jobs/job';

export interface PaySectionProps {
  job: JobDetail;
  rate: HourlyRate;
  /** `YYYY-MM-DD` in Stockholm. */
  today: string;
  /** The signed-in user; null for a visitor. */
  userId: string | null;
}

/** What the section shows. */
export interface PayView {
  /** Keeps its space while there is no sum. */
  pay: PayInHand | null;
  /** The municipality that the reader has chosen; null: an average one. */
  place: string | null;
  hasOtherIncome: boolean;
  /** The reader has said their age and country. */
  knowsGroup: boolean;
  /** Why there is no sum. */
  missing: string | null;
}
