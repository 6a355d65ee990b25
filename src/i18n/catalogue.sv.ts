import { shellSv } from '../app/shell/messages.sv';

/** All Swedish words, one chunk of the build. */
export const catalogue = { ...shellSv };
