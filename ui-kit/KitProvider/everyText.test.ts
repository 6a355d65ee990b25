import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import type { KitTexts } from '../texts';
import * as sv from '../texts/sv';

/** The ready texts that no provider gives, and why. */
const OWN: readonly string[] = [
  // A number has its two buttons only where it is given their names
  'numberField.labels',
  // Most spinners stand beside a text, and say nothing themselves.
  'spinner.label',
];

it('gives every ready text to its component', () => {
  const kit = fileURLToPath(new URL('..', import.meta.url));
  const code = readdirSync(kit, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'))
    .map((path) => readFileSync(`${kit}${path}`, 'utf8'))
    .join('\n')
    .replaceAll(/\s+/gu, ' ');
  const texts: KitTexts = sv;
  const unread = Object.entries(texts)
    .flatMap(([component, own]) => Object.keys(own).map((text) => ({ component, text })))
    .filter(
      ({ component, text }) =>
        !new RegExp(`\\)\\.(?:texts\\?\\.)?${component}\\.${text}\\b`, 'u').test(code),
    )
    .map(({ component, text }) => `${component}.${text}`);
  expect(unread).toEqual(OWN);
});
