/**
 * @typedef {{ license?: string, dev?: boolean, devOptional?: boolean, link?: boolean,
 *   hasInstallScript?: boolean, inBundle?: boolean, resolved?: string, integrity?: string
 * }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} Lock
 * @typedef {{ licences: readonly string[],
 *   exceptions: Readonly<Record<string, { licence: string | null, because: string }>> }} Policy
 */

/** The name of a package by its place in the lock file. @param {string} place */
const nameOf = (place) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** The packages that are installed, without the project's own. @param {Lock} lock */
const installed = ({ packages }) =>
  Object.entries(packages)
    .filter(([place, { link }]) => place.includes('node_modules/') && !link)
    .map(([place, entry]) => ({ name: nameOf(place), ...entry }));

/** Whether every part of an expression that counts is allowed: one of `OR`, all of `AND`. */
function isAllowed(expression, licences) {
  const text = expression.replaceAll(/^\(|\)$/gu, '');
  if (text.includes(' OR ')) return text.split(' OR ').some((one) => isAllowed(one, licences));
  return text.split(' AND ').every((one) => licences.includes(one));
}

const matches = (pattern, name) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : pattern === name;

/**
 * The packages of production whose licence is neither allowed nor an exception, and exceptions that
 * no package needs, a line each.
 * @param {Lock} lock
 * @param {Policy} policy
 * @returns {string[]}
 */
export function licenceProblems(lock, { licences, exceptions }) {
  const used = new Set();
  const problems = new Set();
  for (const { name, license, dev, devOptional } of installed(lock)) {
    if (dev || devOptional || (license && isAllowed(license, licences))) continue;
    const known = Object.keys(exceptions).find((pattern) => matches(pattern, name));
    const expected = known === undefined ? undefined : exceptions[known].licence;
    if (expected === (license ?? null)) used.add(known);
    else problems.add(`${name}: ${license ?? 'states no licence'}`);
  }
  const unused = Object.keys(exceptions).filter((pattern) => !used.has(pattern));
  return [...problems, ...unused.map((pattern) => `${pattern}: an exception that nothing needs`)];
}

/**
 * Packages that would run a script when they are installed and stand in no list, and names in the
 * list that run none. `allowScripts` of package.json says of each whether it may.
 * @param {Lock} lock
 * @param {Readonly<Record<string, boolean>>} allowScripts
 * @returns {string[]}
 */
export function installScriptProblems(lock, allowScripts) {
  const running = new Set(
    installed(lock)
      .filter(({ hasInstallScript }) => hasInstallScript)
      .map(({ name }) => name),
  );
  const unlisted = [...running].filter((name) => !(name in allowScripts));
  const unneeded = Object.keys(allowScripts).filter((name) => !running.has(name));
  return [
    ...unlisted.map((name) => `${name}: has an install script that is not in allowScripts`),
    ...unneeded.map((name) => `${name}: is in allowScripts and has no install script`),
  ];
}

/**
 * Packages that come from elsewhere than a registry over TLS, or without a hash of their content. A
 * lock file need not name the registry, and what comes inside another package has that one's hash.
 * @param {Lock} lock
 * @returns {string[]}
 */
export function sourceProblems(lock) {
  return installed(lock)
    .filter(
      ({ resolved = 'https://', integrity, inBundle }) =>
        !resolved.startsWith('https://') || (!integrity && !inBundle),
    )
    .map(({ name, resolved }) => `${name}: ${resolved ?? 'no hash'}`);
}

/**
 * What `npm audit --json` says.
 * @param {string} text
 * @param {Readonly<Record<string, string>>} accepted
 * @returns {{ answered: false } | { answered: true, problems: string[] }}
 */
export function advisoriesIn(text, accepted) {
  let report;
  try {
    report = JSON.parse(text);
  } catch {
    return { answered: false };
  }
  if (typeof report?.vulnerabilities !== 'object') return { answered: false };
  const found = Object.values(report.vulnerabilities)
    .flatMap(({ via }) => via.filter((one) => typeof one === 'object'))
    .filter(({ severity, url }) => /^(?:high|critical)$/u.test(severity) && !(url in accepted))
    .map(({ name, severity, title, url }) => `${name}: ${severity}, ${title} (${url})`);
  return { answered: true, problems: [...new Set(found)] };
}
