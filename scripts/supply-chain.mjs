/**
 * `npm run check:supply-chain`: licences, install scripts, sources and known advisories; and whether
 * security.txt has to be renewed.
 */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { ROOT } from './lib/paths.mjs';
import { ACCEPTED_ADVISORIES, EXCEPTIONS, LICENCES } from './supplyChain/policy.mjs';
import {
  advisoriesIn,
  installScriptProblems,
  licenceProblems,
  sourceProblems,
} from './supplyChain/supplyChain.mjs';

const ASKED_MS = 20_000;
const TWO_MONTHS_MS = 60 * 86_400_000;

const read = (file) => JSON.parse(readFileSync(`${ROOT}${file}`, 'utf8'));

/** What the registry knows about the packages of production; empty when it does not answer. */
function askRegistry() {
  return new Promise((resolve) => {
    const options = { cwd: ROOT, timeout: ASKED_MS, maxBuffer: 2 ** 26 };
    // npm ends with 1 when it has found something
    execFile('npm', ['audit', '--omit=dev', '--json'], options, (_error, stdout) =>
      resolve(stdout),
    );
  });
}

const lock = read('package-lock.json');
const problems = [
  ...licenceProblems(lock, { licences: LICENCES, exceptions: EXCEPTIONS }),
  ...installScriptProblems(lock, read('package.json').allowScripts ?? {}),
  ...sourceProblems(lock),
];
const advisories = advisoriesIn(await askRegistry(), ACCEPTED_ADVISORIES);
if (advisories.answered) problems.push(...advisories.problems);
else console.log('- the registry does not tell of advisories here: they are not checked');
const text = readFileSync(`${ROOT}public/.well-known/security.txt`, 'utf8');
const expires = /^Expires: (.+)$/mu.exec(text)?.[1] ?? '';
if (!(Date.parse(expires) - Date.now() > TWO_MONTHS_MS)) {
  console.log(`- security.txt ends at ${expires}: renew it (docs/security.md)`);
}
for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);
