import type { ReactNode } from 'react';

/** A part of the kit and the part of MUI that stands for the same thing. */
export interface Pair {
  /** What both are: "Button, primary". */
  name: string;
  kit: ReactNode;
  mui: ReactNode;
  /** What is measured inside of each, as CSS selectors: the kit's and MUI's element. */
  parts: readonly (readonly [kit: string, mui: string])[];
  /** The height follows from the content around it and not from the part. */
  anyHeight?: boolean;
  /** The kit's ring is around the control's card and not around the control. */
  anyFocus?: boolean;
  /** What the pointer reaches first in the kit's is another element than in MUI's. */
  anyPointer?: boolean;
}
