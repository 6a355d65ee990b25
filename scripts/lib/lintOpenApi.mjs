import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** Redocly neither reports use nor looks for a newer version of itself. */
const QUIET = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

/**
 * Holds an OpenAPI document to Redocly's recommended rules.
 *
 * @param {object} document
 * @returns {Promise<{ errors: number; warnings: number; problems: string[] }>}
 */
export async function lintOpenApi(document) {
  const folder = await mkdtemp(join(tmpdir(), 'openapi-'));
  const file = join(folder, 'openapi.json');
  const manifest = require.resolve('@redocly/cli/package.json');
  const program = join(dirname(manifest), require(manifest).bin.redocly);
  try {
    await writeFile(file, JSON.stringify(document));
    const args = [program, 'lint', file, '--extends=recommended', '--format=json'];
    const output = await new Promise((resolve, reject) => {
      const options = { cwd: folder, env: { ...process.env, ...QUIET }, maxBuffer: 2 ** 26 };
      // It ends with 1 when it has found errors, and its report is still whole
      execFile(process.execPath, args, options, (error, stdout) =>
        stdout ? resolve(stdout) : reject(error),
      );
    });
    const { totals, problems } = JSON.parse(output.slice(output.indexOf('{')));
    return {
      errors: totals.errors,
      warnings: totals.warnings,
      problems: problems.map(
        ({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer ?? ''}`,
      ),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
