/**
 * How a line stands: `met` alone gives points. `missing`: what is said or handed in is not enough.
 * `ask_you`: the candidate has not said. `ask_employer`: the job does not say what it asks for.
 * `not_asked`: the job says that it does not ask for it.
 */
export const POINT_STATES = ['met', 'missing', 'ask_you', 'ask_employer', 'not_asked'] as const;

/** The lines that somebody can get points of. */
export const countsIn = ({ state }: Pick<PointLine, 'state'>): boolean =>
  state !== 'ask_employer' && state !== 'not_asked';

/** One line of an application's points (decision 29 of the specification). */
export interface PointLine {
  /** The scoring system's rule. */
  id: string;
  points: number;
  text: { sv: string; en: string };
  /** It gives its points; the same as `state` being `met`. */
  met: boolean;
  state: (typeof POINT_STATES)[number];
  /** The address of the page where it can be corrected; null when it cannot be any more. */
  href: string | null;
}
