import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { SOURCES } from './sources';

it('every source stands beside a figure, and has an address or says why not', () => {
  const folder = fileURLToPath(new URL('.', import.meta.url));
  const code = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/(\.test|\.generated|\/?sources)\.ts$/.test(file))
    .map((file) => readFileSync(`${folder}${file}`, 'utf8'))
    .join('\n');
  // Those of the municipalities are named by their year
  const isUsed = (id: string) => code.includes(`'${id}'`) || /^municipal_tax_\d{4}$/.test(id);
  expect(Object.keys(SOURCES).filter((id) => !isUsed(id))).toEqual([]);
  for (const { title, url } of Object.values(SOURCES)) {
    expect(title).not.toBe('');
    if (url !== null) expect(new URL(url).protocol).toBe('https:');
  }
});
