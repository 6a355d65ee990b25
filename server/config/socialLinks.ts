import { listOf } from './configValues';

/** Our page at a social network: its name and its address. */
export interface SocialLink {
  label: string;
  href: string;
}

const MAX_NAME = 40;

/** What a demo run shows: addresses that nobody has. */
export const DEMO_SOCIAL_LINKS = [
  'LinkedIn https://linkedin.example.com/company/vikari',
  'Facebook https://facebook.example.com/vikari',
  'Instagram https://instagram.example.com/vikari',
].join(', ');

/** Reads `LinkedIn https://…, Instagram https://…`; null where it is something else. */
export function readSocialLinks(text: string): SocialLink[] | null {
  const links = listOf(text).map(readLink);
  return links.every((link) => link !== null) ? links : null;
}

function readLink(text: string): SocialLink | null {
  const [, label = '', href = ''] = /^(.+?)\s+(\S+)$/u.exec(text) ?? [];
  if (label === '' || label.length > MAX_NAME || /\p{C}/u.test(label)) return null;
  return URL.canParse(href) && new URL(href).protocol === 'https:' ? { label, href } : null;
}
