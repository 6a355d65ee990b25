import type { ReactNode } from 'react';

/** The text of the toolbar's language. */
export type Say = (english: string, swedish: string) => string;

/** A choice that somebody who uses a component makes, well and badly. */
export interface Choice {
  /** What to do, in a sentence. */
  good: string;
  /** What not to do, in a sentence. */
  bad: string;
  /** The component used so, live. */
  drawGood: (say: Say) => ReactNode;
  drawBad: (say: Say) => ReactNode;
}
