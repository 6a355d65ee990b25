import { existsSync, readFileSync } from 'node:fs';

/** Counts of one run, added up over all its parts. */
export class Tally {
  passed = 0;
  failed = 0;
  /** Names of the parts that could not run here. @type {string[]} */
  skipped = [];

  /** One check that counts as a test. */
  check(name, ok, seconds) {
    if (ok) this.passed += 1;
    else this.failed += 1;
    console.log(`${ok ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`);
  }

  skip(name, reason) {
    this.skipped.push(name);
    console.log(`- skipped: ${name}: ${reason}`);
  }

  /** Adds a Vitest JSON report; a run that ended without one counts as one failure. */
  addVitest(file, exitCode) {
    if (!existsSync(file)) {
      this.failed += 1;
      return;
    }
    const report = JSON.parse(readFileSync(file, 'utf8'));
    this.passed += report.numPassedTests;
    const skipped = report.testResults.flatMap((suite) =>
      suite.assertionResults.filter((t) => t.status === 'pending' || t.status === 'todo'),
    );
    this.skipped.push(...skipped.map((test) => test.fullName));
    // A file that could not be loaded has no failed test of its own.
    const broken = report.numFailedTests === 0 && exitCode !== 0 ? 1 : 0;
    this.failed += report.numFailedTests + broken;
  }

  /** Adds a Playwright JSON report, likewise. */
  addPlaywright(file, exitCode) {
    if (!existsSync(file)) {
      this.failed += 1;
      return;
    }
    const { stats } = JSON.parse(readFileSync(file, 'utf8'));
    this.passed += stats.expected + stats.flaky;
    const broken = stats.unexpected === 0 && exitCode !== 0 ? 1 : 0;
    this.failed += stats.unexpected + broken;
    if (stats.skipped > 0) this.skipped.push(`${stats.skipped} end-to-end`);
  }

  /** The closing line. */
  close() {
    for (const name of this.skipped) console.log(`- skipped: ${name}`);
    console.log(`${this.passed} passed, ${this.failed} failed, ${this.skipped.length} skipped`);
    return this.failed === 0 && this.passed > 0 ? 0 : 1;
  }
}
