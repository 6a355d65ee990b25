/**
 * How well the terms of ads' texts are read: `JOBTECH_ADS=<file> tsx bench/terms/run.ts`. The file is
 * as docs/importing.md describes; it is read, and never stored here.
 */
import { createReadStream } from 'node:fs';
import { TERM_IDS } from '#domain/terms/terms';
import { mapAd } from '../../server/importers/jobtech/mapAd';
import { readLines } from '../../server/importers/readLines';
import { MARKS } from './marks';

const file = process.env.JOBTECH_ADS;
if (!file) throw new Error('Name a file of ads in JOBTECH_ADS.');

let marked = 0;
let [right, wrong, missed] = [0, 0, 0];
let [ads, others] = [0, 0];
for await (const line of readLines(createReadStream(file))) {
  if ('tooLong' in line) continue;
  const mapped = mapAd(JSON.parse(line.text), { anchor: null });
  if (!('job' in mapped)) continue;
  ads += 1;
  const { terms, source } = mapped.job;
  const mark = MARKS[source.id];
  if (!mark) {
    if (terms) others += 1;
    continue;
  }
  marked += 1;
  for (const id of TERM_IDS) {
    const [read, said] = [terms?.[id], mark[id]];
    if (read !== undefined && read === said) right += 1;
    else if (read !== undefined) wrong += 1;
    if (said !== undefined && read !== said) missed += 1;
    if (read !== said) console.info(`${source.id} ${id}: read ${read}, said ${said}`);
  }
}
const share = (part: number, all: number) => `${part} of ${all}`;
console.info(`Marked ads: ${share(marked, Object.keys(MARKS).length)}; ads in all: ${ads}.`);
console.info(`Precision: ${share(right, right + wrong)}. Recall: ${share(right, right + missed)}.`);
console.info(`Ads without a mark of which something is read: ${others}.`);
