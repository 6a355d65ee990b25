import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const kit = fileURLToPath(new URL('.', import.meta.url));

/** The exported components without a root of their own, and why. */
const ROOTLESS: Readonly<Record<string, string>> = {
  KitProvider: 'A provider of texts; it draws its children only.',
  ModalStackProvider: 'A provider: it draws the modals that are opened, and nothing itself.',
  MuiScope: 'A provider of MUI’s theme; it draws its children only.',
  SnackbarProvider: 'A provider: its region is at the end of the page and has no owner.',
};

/** A function, or what `memo`, `lazy` and `forwardRef` return. */
const isComponent = (name: string, value: unknown): boolean =>
  /^[A-Z][a-z]/u.test(name) &&
  (typeof value === 'function' ||
    (typeof value === 'object' && value !== null && '$$typeof' in value));

/** Every component that a folder of the kit exports. */
async function exportedComponents(): Promise<string[]> {
  const folders = readdirSync(kit).filter((name) => existsSync(`${kit}${name}/index.ts`));
  const modules = await Promise.all(
    folders.map(async (folder): Promise<object> => import(`./${folder}/index.ts`)),
  );
  return modules
    .flatMap((module) => Object.entries(module))
    .filter(([name, value]) => isComponent(name, value))
    .map(([name]) => name)
    .sort();
}

/** The components that are given to `describeConformance`, or to `describeField`, which calls it. */
function testedComponents(): string[] {
  const tested = readdirSync(kit, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.test.tsx'))
    .flatMap((path) => [
      ...readFileSync(`${kit}${path}`, 'utf8').matchAll(
        /\bdescribe(?:Conformance|Field)(?:<[^()]*>)?\(\s*(?<name>\w+)/gu,
      ),
    ])
    .map(({ groups }) => groups?.name ?? '');
  return [...new Set(tested)].sort();
}

it('tests every exported component against the contract, but those that have no root', async () => {
  const exported = await exportedComponents();
  expect(exported).toEqual(expect.arrayContaining(['Button', 'Menu', 'Dialog']));
  expect([...testedComponents(), ...Object.keys(ROOTLESS)].sort()).toEqual(exported);
}, 60_000);
