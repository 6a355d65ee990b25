import { parse } from '@formatjs/icu-messageformat-parser';
import { isStructurallySame } from '@formatjs/icu-messageformat-parser/manipulator.js';
import { expect, it } from 'vitest';
import { registerStepsEn } from '../features/auth/steps/messages.en';
import { registerStepsSv } from '../features/auth/steps/messages.sv';
import { eligibilityEn } from '../features/eligibility/messages.en';
import { eligibilitySv } from '../features/eligibility/messages.sv';
import { landingEn } from '../features/job-search/landing/messages.en';
import { landingSv } from '../features/job-search/landing/messages.sv';
import { accountCatalogue as accountEnglish } from './accountCatalogue.en';
import { accountCatalogue as accountSwedish } from './accountCatalogue.sv';
import { catalogue as english } from './catalogue.en';
import { catalogue as swedish } from './catalogue.sv';
import { jobCatalogue as jobEnglish } from './jobCatalogue.en';
import { jobCatalogue as jobSwedish } from './jobCatalogue.sv';
import { ownCatalogue as ownEnglish } from './ownCatalogue.en';
import { ownCatalogue as ownSwedish } from './ownCatalogue.sv';
import { searchCatalogue as searchEnglish } from './searchCatalogue.en';
import { searchCatalogue as searchSwedish } from './searchCatalogue.sv';
import { sheetCatalogue as sheetEnglish } from './sheetCatalogue.en';
import { sheetCatalogue as sheetSwedish } from './sheetCatalogue.sv';

type Texts = Record<string, string>;
const PAIRS: readonly (readonly [Texts, Texts])[] = [
  [swedish, english],
  [searchSwedish, searchEnglish],
  [sheetSwedish, sheetEnglish],
  [jobSwedish, jobEnglish],
  [ownSwedish, ownEnglish],
  [accountSwedish, accountEnglish],
  [landingSv, landingEn],
  [eligibilitySv, eligibilityEn],
  [registerStepsSv, registerStepsEn],
];
const inSwedish: Texts = Object.assign({}, ...PAIRS.map(([texts]) => texts));
const inEnglish: Texts = Object.assign({}, ...PAIRS.map(([, texts]) => texts));

const ids = (words: object) => Object.keys(words).sort();

/** `{Role}` is `{role}` at the start of a sentence: the same value in both languages. */
const treeOf = (text: string) => parse(text.replaceAll('{Role}', '{role}'));

it('has every id in both languages, and in one catalogue only', () => {
  for (const [sv, en] of PAIRS) expect(ids(sv)).toEqual(ids(en));
  const all = PAIRS.flatMap(([texts]) => Object.keys(texts));
  expect(all).toHaveLength(Object.keys(inSwedish).length);
});

it('uses the same values under every id in both languages', () => {
  const differing = Object.entries(inSwedish).filter(
    ([id, text]) => !isStructurallySame(treeOf(text), treeOf(inEnglish[id] ?? '')).success,
  );
  expect(differing.map(([id]) => id)).toEqual([]);
});
