import * as React from 'react';
import type { KitTexts } from '../texts/kitTexts';

/** What a whole application says once. */
export interface KitValues {
  /** BCP 47, `sv-SE`: how days, numbers and sizes are written. */
  locale?: string | undefined;
  /** The ready texts of the language: `import * as sv from '@vikari/ui-kit/texts/sv'`, or your own. */
  texts?: KitTexts | undefined;
  /** The current day, `YYYY-MM-DD`; given, so that server and browser agree. */
  today?: string | undefined;
  /** IANA, `Europe/Stockholm`: the zone of days and times. */
  timeZone?: string | undefined;
}

/**
 * A server component has no context, and React no function there to make one: what it renders takes
 * its texts from props only. Not marked as a client module, since such components import it.
 */
export const KitContext = 'createContext' in React ? React.createContext<KitValues>({}) : null;
