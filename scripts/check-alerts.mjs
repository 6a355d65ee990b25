// @ts-check
/**
 * `npm run check:alerts`: Prometheus's own `promtool` reads the rules, and the queries of the dashboard as
 * if they were rules. Where it is not installed that is said, and is no failure.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PROMTOOL = process.env.PROMTOOL || 'promtool';
const RULES = ['operation/alerts.yml', 'operation/objectives.yml'];
const DASHBOARD = 'operation/dashboard.json';

if (spawnSync(PROMTOOL, ['--version']).error) {
  console.log(
    'Skipped: promtool is not installed. On Debian it comes with the package prometheus.',
  );
  process.exit(0);
}

/** What Grafana fills in before it asks. */
const filled = (/** @type {string} */ expr) =>
  expr
    .replaceAll(/\$(?:__rate_interval|__interval|\{?interval\}?)/g, '5m')
    .replaceAll(/\$\w+/g, '.+');

/** @type {{ panels: { targets?: { expr: string }[] }[] }} */
const { panels } = JSON.parse(readFileSync(DASHBOARD, 'utf8'));
const queries = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => filled(expr)));
const folder = mkdtempSync(join(tmpdir(), 'vikari-promtool-'));
try {
  const asRules = join(folder, 'dashboard.json');
  const rules = queries.map((expr, index) => ({ record: `dashboard:query_${index}`, expr }));
  // JSON is YAML
  writeFileSync(asRules, JSON.stringify({ groups: [{ name: 'dashboard', rules }] }));
  const { status } = spawnSync(PROMTOOL, ['check', 'rules', ...RULES, asRules], {
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
} finally {
  rmSync(folder, { recursive: true });
}
