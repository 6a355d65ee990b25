import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { KIT, publicEntries } from './entries';
import { reachedFrom } from './imports';

const kit = JSON.parse(readFileSync(`${KIT}package.json`, 'utf8'));
const TABLE = readFileSync(`${KIT}../docs/kit-on-mui.md`, 'utf8');

/** Components that draw a part of MUI, by the table that `kitOnMui.test.ts` holds against the code. */
const ON_MUI = [...TABLE.matchAll(/^\| `(\w+)` \| `/gmu)].map(([, name = '']) => name);
const USES_MUI = /^@(?:mui|emotion)\//u;

it('follows imports of other folders, and those at a later time', () => {
  expect(reachedFrom('Button').packages).toContain('react');
  expect(reachedFrom('Dialog').packages).toEqual(expect.arrayContaining(['@mui/material']));
  expect(reachedFrom('DateRangeField').packages).toEqual(
    expect.arrayContaining(['@mui/x-date-pickers', 'dayjs']),
  );
  expect(
    reachedFrom('Button').styleSheets.some((file) => file.endsWith('Spinner.module.css')),
  ).toBe(true);
});

it.each(['Button', 'IconButton', 'Card', 'Badge', 'Callout', 'Icon', 'JobCard', 'Header'])(
  '%s needs React alone: neither MUI nor Emotion is installed for it',
  (entry) => {
    const needed = reachedFrom(entry).packages;
    expect(needed.filter((name) => !['react', 'react-dom'].includes(name))).toEqual([]);
  },
);

it('needs MUI for no entry but those that draw a part of it', () => {
  const others = publicEntries().filter(
    (entry) => !ON_MUI.includes(entry) && !['MuiScope', 'theme/mui'].includes(entry),
  );
  const needMui = others.filter((entry) =>
    reachedFrom(entry).packages.some((name) => USES_MUI.test(name)),
  );
  expect(needMui).toEqual([]);
});

it('imports only packages that the manifest names', () => {
  const peers = Object.keys(kit.peerDependencies);
  const unnamed = publicEntries().flatMap((entry) =>
    reachedFrom(entry)
      .packages.filter((name) => !peers.includes(name))
      .map((name) => `${entry}: ${name}`),
  );
  expect(unnamed).toEqual([]);
});
