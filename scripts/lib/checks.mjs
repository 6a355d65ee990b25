import { runTool } from './run.mjs';

/** The checks that read the code and run none of it, each by name. */
export const STATIC_CHECKS = [
  ['types', () => runTool('tsc', ['--noEmit', '-p', 'tsconfig.json'], { quiet: true })],
  [
    'lint and format',
    () => runTool('biome', ['check', '--error-on-warnings', '.'], { quiet: true }),
  ],
  [
    'boundaries and cycles',
    () =>
      runTool(
        'depcruise',
        [
          '--config',
          '.dependency-cruiser.cjs',
          'domain',
          'ui-kit',
          'src',
          'server',
          'stories',
          'e2e',
        ],
        { quiet: true },
      ),
  ],
  ['dead code', () => runTool('knip', [], { quiet: true })],
];
