import { existsSync, readFileSync } from 'node:fs';
import { ROOT } from './paths.mjs';

/**
 * The result of one part of a run.
 * @typedef {{ name: string, seconds: number, passed: number, failed: number, skipped: number }} Part
 */

/** The titles of a Playwright report's tests that ended so: `flaky` failed once and then passed. */
function titlesOf(suites = [], ended) {
  return suites.flatMap((suite) => [
    ...suite.specs
      .filter(({ tests }) => tests.some(({ status }) => status === ended))
      .map(({ file, title }) => `${file}: ${title}`),
    ...titlesOf(suite.suites, ended),
  ]);
}

const firstLine = (messages = []) => messages[0]?.split('\n')[0] ?? '';

/** The failed tests of a Vitest report, and the files that could not be loaded, with the reason. */
function failuresOf({ testResults }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = name.slice(ROOT.length);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [`${file}: ${firstLine([message])}`];
    return failed.map((test) => `${file}: ${test.fullName}: ${firstLine(test.failureMessages)}`);
  });
}

/** Counts of one run, added up over all its parts. */
export class Tally {
  /** @type {Part[]} */
  parts = [];
  /** Names of what could not run here. @type {string[]} */
  skipped = [];
  /** What failed, and what passed at the second try only: said again at the end. @type {string[]} */
  notable = [];

  /** One check that counts as a test. */
  check(name, ok, seconds) {
    console.log(`${ok ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`);
    this.#add(name, seconds, { passed: ok ? 1 : 0, failed: ok ? 0 : 1 });
  }

  /** A part that could not run here. */
  skip(name, reason) {
    this.skipped.push(name);
    console.log(`- skipped: ${name}: ${reason}`);
    this.#add(name, 0, { skipped: 1 });
  }

  /**
   * Adds a Vitest JSON report, and returns it; a run that ended without one counts as one failure.
   * @returns {{ testResults: { name: string, assertionResults: object[] }[] }}
   */
  addVitest(name, seconds, file, exitCode) {
    if (!existsSync(file)) {
      this.#add(name, seconds, { failed: 1 });
      return { testResults: [] };
    }
    const report = JSON.parse(readFileSync(file, 'utf8'));
    const skipped = report.testResults.flatMap((suite) =>
      suite.assertionResults.filter((t) => t.status === 'pending' || t.status === 'todo'),
    );
    this.skipped.push(...skipped.map((test) => test.fullName));
    this.notable.push(...failuresOf(report).map((failure) => `✗ ${failure}`));
    // A file that could not be loaded has no failed test of its own.
    const broken = report.numFailedTests === 0 && exitCode !== 0 ? 1 : 0;
    if (broken) this.notable.push(`✗ ${name}: a file or an error outside of the tests, see above`);
    this.#add(name, seconds, {
      passed: report.numPassedTests,
      failed: report.numFailedTests + broken,
      skipped: skipped.length,
    });
    return report;
  }

  /** Adds a Playwright JSON report, likewise. */
  addPlaywright(name, seconds, file, exitCode) {
    if (!existsSync(file)) return this.#add(name, seconds, { failed: 1 });
    const { stats, suites } = JSON.parse(readFileSync(file, 'utf8'));
    this.notable.push(
      ...titlesOf(suites, 'unexpected').map((title) => `✗ ${title}`),
      ...titlesOf(suites, 'flaky').map((title) => `! passed at the second try: ${title}`),
    );
    const broken = stats.unexpected === 0 && exitCode !== 0 ? 1 : 0;
    if (stats.skipped > 0) this.skipped.push(`${stats.skipped} end-to-end`);
    this.#add(name, seconds, {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + broken,
      skipped: stats.skipped,
    });
  }

  /**
   * Prints the parts with their seconds and counts, and the plain closing line; returns the exit code.
   * @param {{ mayBeEmpty?: boolean }} [options] Without it a run in which nothing passed has failed.
   */
  close({ mayBeEmpty = false } = {}) {
    const seconds = performance.now() / 1000;
    const total = sum('all', seconds, this.parts);
    console.log(`\n${table([...this.parts, total])}\n`);
    for (const line of this.notable) console.log(line);
    for (const name of this.skipped) console.log(`- skipped: ${name}`);
    console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
    return total.failed === 0 && (mayBeEmpty || total.passed > 0) ? 0 : 1;
  }

  #add(name, seconds, counts) {
    this.parts.push({ name, seconds, passed: 0, failed: 0, skipped: 0, ...counts });
  }
}

/** @param {string} name @param {number} seconds @param {Part[]} parts @returns {Part} */
function sum(name, seconds, parts) {
  const of = (key) => parts.reduce((total, part) => total + part[key], 0);
  return { name, seconds, passed: of('passed'), failed: of('failed'), skipped: of('skipped') };
}

/** @param {Part[]} parts */
function table(parts) {
  const rows = [
    ['part', 'seconds', 'passed', 'failed', 'skipped'],
    ...parts.map(({ name, seconds, passed, failed, skipped }) =>
      [name, seconds.toFixed(1), passed, failed, skipped].map(String),
    ),
  ];
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const cell = (text, column) =>
    column === 0 ? text.padEnd(widths[column]) : text.padStart(widths[column]);
  return rows.map((row) => row.map(cell).join('  ')).join('\n');
}
