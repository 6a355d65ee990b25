import { parse } from '@formatjs/icu-messageformat-parser';
import { isStructurallySame } from '@formatjs/icu-messageformat-parser/manipulator.js';
import { expect, it } from 'vitest';
import type { Words } from './messageTypes';
import { TEXTS } from './testing/texts';

const PAIRS = Object.values(TEXTS);
const inSwedish: Words = Object.assign({}, ...PAIRS.map(({ sv }) => sv));
const inEnglish: Words = Object.assign({}, ...PAIRS.map(({ en }) => en));

const ids = (words: object) => Object.keys(words).sort();

/** `{Role}` is `{role}` at the start of a sentence: the same value in both languages. */
const treeOf = (text: string) => parse(text.replaceAll('{Role}', '{role}'));

it('has every id in both languages, and in one catalogue only', () => {
  for (const { sv, en } of PAIRS) expect(ids(sv)).toEqual(ids(en));
  const all = PAIRS.flatMap(({ sv }) => Object.keys(sv));
  expect(all).toHaveLength(Object.keys(inSwedish).length);
});

it('uses the same values under every id in both languages', () => {
  const differing = Object.entries(inSwedish).filter(
    ([id, text]) => !isStructurallySame(treeOf(text), treeOf(inEnglish[id] ?? '')).success,
  );
  expect(differing.map(([id]) => id)).toEqual([]);
});

/** Mails that always go, and nobody else can use up. */
const SENT_FOR_SURE = /^(?:referee|given_references|integrity\.stored|privacy\.stored)\./u;

it('claims of no mail that it has been sent, where the answer is the same without one', () => {
  const claims = /(?:vi har|har vi) (?:skickat|mejlat) (?:ett|en)|we have (?:sent|emailed) an?/iu;
  const claiming = [inSwedish, inEnglish].flatMap((words) =>
    Object.entries(words).filter(([id, text]) => claims.test(text) && !SENT_FOR_SURE.test(id)),
  );
  expect(claiming.map(([id]) => id)).toEqual([]);
});
