/**
 * Rules for apps that use the kit, for ESLint's flat config. Plain JavaScript that needs nothing but
 * ESLint, so that it is read as it is written:
 *
 *   import vikari from '@vikari/ui-kit/eslint';
 *   export default [vikari.configs.recommended];
 */
import { noDeepImports } from './rules/noDeepImports.js';
import { noOlderNames } from './rules/noOlderNames.js';
import { noPixelBreakpoints } from './rules/noPixelBreakpoints.js';
import { noRawColors } from './rules/noRawColors.js';

const rules = {
  'no-deep-imports': noDeepImports,
  'no-older-names': noOlderNames,
  'no-pixel-breakpoints': noPixelBreakpoints,
  'no-raw-colors': noRawColors,
};

const plugin = { meta: { name: '@vikari/ui-kit', namespace: 'vikari' }, rules, configs: {} };

// A configuration names its plugin, so it is made after it
plugin.configs.recommended = {
  name: 'vikari/recommended',
  plugins: { vikari: plugin },
  rules: Object.fromEntries(Object.keys(rules).map((name) => [`vikari/${name}`, 'error'])),
};

export default plugin;
