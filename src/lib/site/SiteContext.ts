import { createContext, useContext } from 'react';

/** Facts of the running site that both sides must agree on while rendering. */
export interface Site {
  /** `https://vikari.example`, without a trailing slash. */
  publicUrl: string;
  /** Today in Stockholm, `YYYY-MM-DD`, when the page was rendered. */
  today: string;
  /** In the demo run the page says so. */
  demo: boolean;
  /** A demo run that asks a real broker: what is said of BankID follows that, not the demo. */
  realBankid?: true;
  /** Signed-in pages read live updates from Firestore. */
  liveByFirestore?: true;
  /** The app's address, with `{slug}` for a job's; absent while there is no app. */
  appLink?: string;
  /** Our own pages at social networks; absent where there are none. */
  socialLinks?: readonly { label: string; href: string }[];
  /** The page was made while the store was down. */
  readingOnly?: ReadingOnly;
}

/** Since when the store is down (ISO 8601), and whether whoever asks has a session. */
export interface ReadingOnly {
  since: string;
  signedIn?: true;
}

export const SiteContext = createContext<Site | null>(null);

/** Whether BankID is a simulation here. */
export const isBankidSimulated = ({ demo, realBankid }: Site): boolean => demo && !realBankid;

/** The site's facts; throws outside the app. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite needs the SiteContext of the app');
  return site;
}
