const DEVICES = ['phone', 'tablet', 'computer'] as const;
export type Device = (typeof DEVICES)[number];

const PROGRAM = /bot\b|crawl|spider|slurp|preview|lighthouse/i;
const TABLET = /ipad|tablet|android(?!.*mobile)/i;
const PHONE = /mobi|iphone/i;

/** The class of a browser by what it calls itself; null for a program that reads pages by itself. */
export function deviceOf(userAgent: string | null): Device | null {
  if (userAgent === null || PROGRAM.test(userAgent)) return null;
  if (TABLET.test(userAgent)) return 'tablet';
  return PHONE.test(userAgent) ? 'phone' : 'computer';
}
