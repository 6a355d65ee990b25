/**
 * How well the terms of ads are read, beside 150 that were marked by hand: the 14 that have a text, and
 * 136 drawn from the others. `JOBTECH_ADS=<file> tsx bench/terms/run.ts`. The file is as
 * docs/importing.md describes; it is read, and never stored here.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { TERM_IDS, type TermValues } from '#domain/terms/terms';
import { mapAd } from '../../server/importers/jobtech/mapAd';
import { readLines } from '../../server/importers/readLines';
import { MARKS, SEED } from './marks';

const file = process.env.JOBTECH_ADS;
if (!file) throw new Error('Name a file of ads in JOBTECH_ADS.');

interface Read {
  id: string;
  hasText: boolean;
  terms: TermValues;
}

const ads: Read[] = [];
for await (const line of readLines(createReadStream(file))) {
  if ('tooLong' in line) continue;
  const mapped = mapAd(JSON.parse(line.text), { anchor: null });
  if (!('job' in mapped)) continue;
  const { terms = {}, source, description } = mapped.job;
  ads.push({ id: source.id, hasText: description.length > 0, terms: terms ?? {} });
}

const placeOf = ({ id }: Read) => createHash('sha256').update(`${SEED} ${id}`).digest('hex');
const marked = Object.keys(MARKS).length;
const withText = ads.filter(({ hasText }) => hasText);
const drawn = ads
  .filter(({ hasText }) => !hasText)
  .map((ad) => ({ ad, place: placeOf(ad) }))
  .sort((one, other) => (one.place < other.place ? -1 : 1))
  .slice(0, marked - withText.length)
  .map(({ ad }) => ad);

let [right, wrong, missed] = [0, 0, 0];
for (const { id: ad, terms } of [...withText, ...drawn]) {
  const mark = MARKS[ad];
  if (!mark) throw new Error(`${ad} was drawn and has no mark: the file is another one.`);
  for (const id of TERM_IDS) {
    const [read, said] = [terms[id], mark[id]];
    if (read !== undefined && read === said) right += 1;
    else if (read !== undefined) wrong += 1;
    if (said !== undefined && read !== said) missed += 1;
    if (read !== said) console.info(`${ad} ${id}: read ${read}, said ${said}`);
  }
}
const others = ads.filter(({ id, terms }) => !MARKS[id] && Object.keys(terms).length > 0);
const share = (part: number, all: number) => `${part} of ${all}`;
console.info(`Marked ads: ${marked}, ${withText.length} with a text; ads in all: ${ads.length}.`);
console.info(`Precision: ${share(right, right + wrong)}. Recall: ${share(right, right + missed)}.`);
console.info(`Ads without a mark of which something is read: ${others.length}.`);
for (const { id, terms } of others) console.info(id, terms);
