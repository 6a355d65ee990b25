/** A job that a candidate has or had. */
export interface Experience {
  id: string;
  /** Work-role id. */
  workRole: string;
  workplace: string;
  /** Its first month, `YYYY-MM`. */
  from: string;
  /** Its last month, `YYYY-MM`; null for a current job. */
  to: string | null;
  /** Free text of several lines; '' for none. */
  description: string;
  /**
   * The id of the region that employed them there, also by the hour; `NO_REGION` for any other
   * employer, staffing agencies among them; null when it is unknown.
   */
  regionEmployer: string | null;
  /** Work-field ids; empty: they have not said. */
  workFields: string[];
}

/** The `regionEmployer` of an experience with another employer than a region. */
export const NO_REGION = 'none';

export const MAX_EXPERIENCES = 40;

const MONTH = /^(?:19[5-9]\d|20\d{2})-(?:0[1-9]|1[0-2])$/;

/** True for a month `YYYY-MM` from 1950 to 2099. */
export function isMonth(text: string): boolean {
  return MONTH.test(text);
}
