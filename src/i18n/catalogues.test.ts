import { parse } from '@formatjs/icu-messageformat-parser';
import { isStructurallySame } from '@formatjs/icu-messageformat-parser/manipulator.js';
import { expect, it } from 'vitest';
import { catalogue as english } from './catalogue.en';
import { catalogue as swedish } from './catalogue.sv';
import { ownCatalogue as ownEnglish } from './ownCatalogue.en';
import { ownCatalogue as ownSwedish } from './ownCatalogue.sv';

const ids = (words: object) => Object.keys(words).sort();

/** `{Role}` is `{role}` at the start of a sentence: the same value in both languages. */
const treeOf = (text: string) => parse(text.replaceAll('{Role}', '{role}'));

it('has every id in both languages, and in one catalogue only', () => {
  expect(ids(english)).toEqual(ids(swedish));
  expect(ids(ownEnglish)).toEqual(ids(ownSwedish));
  const both = ids({ ...swedish, ...ownSwedish });
  expect(both).toHaveLength(ids(swedish).length + ids(ownSwedish).length);
});

it('uses the same values under every id in both languages', () => {
  const inEnglish: Record<string, string> = { ...english, ...ownEnglish };
  const differing = Object.entries({ ...swedish, ...ownSwedish }).filter(
    ([id, text]) => !isStructurallySame(treeOf(text), treeOf(inEnglish[id] ?? '')).success,
  );
  expect(differing.map(([id]) => id)).toEqual([]);
});
