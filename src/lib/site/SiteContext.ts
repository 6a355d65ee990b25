import { createContext, useContext } from 'react';

/** Facts of the running site that both sides must agree on while rendering. */
export interface Site {
  /** `https://vikari.example`, without a slash at the end. */
  publicUrl: string;
  /** Today in Stockholm, `YYYY-MM-DD`, when the page was rendered. */
  today: string;
  /** The demo run says so on the screen. */
  demo: boolean;
}

export const SiteContext = createContext<Site | null>(null);

/** The site's facts; throws outside the app. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite needs the SiteContext of the app');
  return site;
}
