import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** Turns off Redocly's usage reports and version check. */
const QUIET = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

/**
 * Checks an OpenAPI document with Redocly's recommended rules.
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
      // Its exit code is 1 when it found errors; its report is still complete
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
