import { publicAddress } from '#domain/jobs/publicAddress';
import { isApplyHost, isSourceHost } from './applyHosts';
import { textAt } from './fields';

/** Characters; `publicAddress` refuses longer ones, since a cut address would lead elsewhere. */
const LONGEST = 2000;
const LONGEST_NAME = 200;

/** The ad's own page at its source. */
export function adAddressOf(ad: object): string | null {
  return linkAt(ad, isSourceHost, 'webpage_url');
}

/** The address that the ad gives for applications, else its own page. */
export function applyAddressOf(ad: object): string | null {
  const names = ['name', 'workplace'].map((key) => textAt(ad, LONGEST_NAME, 'employer', key));
  const isKnown = (host: string): boolean => isApplyHost(host, names);
  return linkAt(ad, isKnown, 'application_details', 'url') ?? adAddressOf(ad);
}

/** An `@` in an address usually means an e-mail address. */
function linkAt(
  ad: object,
  isAllowed: (host: string) => boolean,
  ...path: string[]
): string | null {
  const text = textAt(ad, LONGEST, ...path);
  const address = text === null ? null : publicAddress(text);
  if (address === null || /@|%40/i.test(address)) return null;
  return isAllowed(new URL(address).hostname) ? address : null;
}
