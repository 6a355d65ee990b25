import { shellEn } from '../app/shell/messages.en';
import type { catalogue as swedish } from './catalogue.sv';
import type { SameIds } from './messageTypes';

/** All English words, one chunk of the build. */
export const catalogue: SameIds<typeof swedish> = { ...shellEn };
