import { publicAddress } from '#domain/jobs/publicAddress';
import { textAt } from './fields';

/** Characters; `publicAddress` refuses longer ones, since a cut address would lead elsewhere. */
const LONGEST = 2000;

/** The ad's own page at its source. */
export function adAddressOf(ad: object): string | null {
  return linkAt(ad, 'webpage_url');
}

/** The address that the ad gives for applications, else its own page. */
export function applyAddressOf(ad: object): string | null {
  return linkAt(ad, 'application_details', 'url') ?? adAddressOf(ad);
}

/** An `@` in an address usually means an e-mail address. */
function linkAt(ad: object, ...path: string[]): string | null {
  const text = textAt(ad, LONGEST, ...path);
  const address = text === null ? null : publicAddress(text);
  return address === null || /@|%40/i.test(address) ? null : address;
}
