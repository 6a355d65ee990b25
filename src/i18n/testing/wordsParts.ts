import { later } from '../catalogue.sv';
import type { WordsPart } from '../intl';

/** Everything that needs texts besides those of every page. */
export const WORDS_PARTS = Object.keys(later) as readonly WordsPart[];
