/**
 * `npm run sbom [-- file]`: writes which packages production is made of, as CycloneDX 1.5 in JSON, from
 * package-lock.json alone. Without a file's name it is `test-results/sbom.cdx.json`.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { ROOT } from './lib/paths.mjs';
import { EXCEPTIONS } from './supplyChain/policy.mjs';

const file = resolve(process.argv[2] ?? `${ROOT}test-results/sbom.cdx.json`);
const { name } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8'));
const bom = JSON.parse(
  execFileSync(
    'npm',
    [
      'sbom',
      '--sbom-format=cyclonedx',
      '--sbom-type=application',
      '--package-lock-only',
      '--omit=dev',
    ],
    { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 27 },
  ),
);
// npm takes the folder's name
bom.metadata.component.name = name;
for (const component of bom.components) {
  const because = EXCEPTIONS[component.name]?.because;
  if (!component.licenses && because !== undefined) {
    component.properties = [
      ...(component.properties ?? []),
      { name: 'vikari:licence', value: because },
    ];
  }
}
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify(bom, null, 2)}\n`);
console.log(`${bom.components.length} packages: ${file}`);
