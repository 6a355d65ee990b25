import type { Plugin } from 'vite';
import { inSwedish } from '../../stories/examples/inSwedish.ts';

/** `stories/examples/Button/Basic.tsx?swedish` is the example with its texts in Swedish. */
export function swedishExamples(): Plugin {
  return {
    name: 'vikari:swedish-examples',
    enforce: 'pre',
    transform: (code, id) =>
      /\/stories\/examples\/.*\?(?:.*&)?swedish\b/u.test(id)
        ? { code: inSwedish(code), map: null }
        : null,
  };
}
