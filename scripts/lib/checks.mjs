import { run, runTool } from './run.mjs';

/** The folders that the boundary rules apply to. */
export const CRUISED = ['domain', 'ui-kit', 'src', 'server', 'stories', 'e2e', 'bench'];

/** The static checks, each with a name. */
export const STATIC_CHECKS = [
  [
    'types',
    // The compiler is a Go program: with fewer garbage collections it takes a seventh less processor
    // time; several checkers each check the shared types anew, which takes a third more
    () =>
      runTool('tsc', ['--noEmit', '-p', 'tsconfig.json', '--checkers', '1'], {
        quiet: true,
        env: { GOGC: '400' },
      }),
  ],
  [
    'lint and format',
    () => runTool('biome', ['check', '--error-on-warnings', '.'], { quiet: true }),
  ],
  [
    'boundaries and cycles',
    () =>
      run(
        process.execPath,
        ['scripts/depcruise.mjs', '--config', '.dependency-cruiser.cjs', ...CRUISED],
        { quiet: true },
      ),
  ],
  ['dead code', () => runTool('knip', [], { quiet: true })],
  ['supply chain', () => run(process.execPath, ['scripts/supply-chain.mjs'])],
];
