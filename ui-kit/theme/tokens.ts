import type { Scheme } from './colorRoles';
import { dark } from './schemes/dark';
import { darkContrast } from './schemes/darkContrast';
import { forcedColors } from './schemes/forcedColors';
import { light } from './schemes/light';
import { lightContrast } from './schemes/lightContrast';

/**
 * The colour schemes. The four designed ones are checked for contrast; the fifth is the user's own
 * palette.
 */
export const SCHEMES = { light, dark, lightContrast, darkContrast, forcedColors } as const;

/** A whole brand's schemes, by the names of {@link SCHEMES}. */
export type Schemes = Readonly<Record<keyof typeof SCHEMES, Scheme>>;
