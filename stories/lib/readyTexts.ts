import type { KitTexts } from '@vikari/ui-kit/texts';
import * as en from '@vikari/ui-kit/texts/en';
import * as sv from '@vikari/ui-kit/texts/sv';
import { readGlobals, type StoryLocale } from '../../.storybook/globals';

/** Lengthened English has the kit's English. */
const READY: Readonly<Record<StoryLocale, KitTexts>> = { sv, en, pseudo: en };

/** The kit's ready texts in the toolbar's language. */
export const readyTextsFor = (globals: Readonly<Record<string, unknown>>): KitTexts =>
  READY[readGlobals(globals).locale];
