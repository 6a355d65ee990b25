import type { Language } from '#domain/language';
import { textsOf } from '../intl';
import type { Words } from '../messageTypes';
import { WORDS_PARTS } from './wordsParts';

const inBoth = async (part: Parameters<typeof textsOf>[0]) =>
  [part, { sv: await textsOf(part, 'sv'), en: await textsOf(part, 'en') }] as const;

/** The texts of every page, under '', and of each part, in both languages. */
export const TEXTS: Readonly<Record<string, Readonly<Record<Language, Words>>>> =
  Object.fromEntries(await Promise.all([inBoth(''), ...WORDS_PARTS.map(inBoth)]));
