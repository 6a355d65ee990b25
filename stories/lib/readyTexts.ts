import type { KitTexts } from '@vikari/ui-kit/texts';
import * as en from '@vikari/ui-kit/texts/en';
import * as sv from '@vikari/ui-kit/texts/sv';
import { readGlobals, type StoryLocale } from '../../.storybook/globals';

/** Lengthened English has the kit's English. */
const READY: Readonly<Record<StoryLocale, KitTexts>> = { sv, en, pseudo: en };

/** The toolbar's language: lengthened English is English. */
export const languageFor = (globals: Readonly<Record<string, unknown>>): 'sv' | 'en' =>
  readGlobals(globals).locale === 'sv' ? 'sv' : 'en';

/** The toolbar's language as BCP 47; English is Britain's. */
export const localeFor = (globals: Readonly<Record<string, unknown>>): string =>
  ({ sv: 'sv-SE', en: 'en-GB' })[languageFor(globals)];

/** The kit's ready texts in the toolbar's language. */
export const readyTextsFor = (globals: Readonly<Record<string, unknown>>): KitTexts =>
  READY[readGlobals(globals).locale];
