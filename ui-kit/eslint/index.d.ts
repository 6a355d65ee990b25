import type { ESLint, Linter, Rule } from 'eslint';

/** The kit's rules, as ESLint's flat config takes a plugin. */
declare const plugin: ESLint.Plugin & {
  rules: Record<
    'no-deep-imports' | 'no-older-names' | 'no-pixel-breakpoints' | 'no-raw-colors',
    Rule.RuleModule
  >;
  configs: { recommended: Linter.Config };
};
export default plugin;
