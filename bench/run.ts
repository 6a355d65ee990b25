/** `npm run bench [-- part …]`: measures, and writes its pages of docs. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildProduct } from '../scripts/lib/buildProduct.mjs';
import { accountPart } from './account/run';
import { alertsPart } from './alerts/run';
import { chatPart } from './chat/run';
import { counterfactualsPart } from './counterfactuals/run';
import { draftsPart } from './drafts/run';
import { eligiblePart } from './eligible/run';
import { frameworksPart } from './frameworks/run';
import { interactionsPart } from './interactions/run';
import { kitPart } from './kit/run';
import { describeMachine } from './lib/machine';
import { type Measured, reportOf } from './lib/report';
import { lighthousePart, readingPart } from './lighthouse/run';
import { loadPart } from './load/run';
import { pagesPart } from './pages/run';
import { relevancePart, unseenPart } from './relevance/run';
import { scalePart } from './scale/run';
import { searchMillionPart, searchPart } from './searchPart';
import { soakPart } from './soak/run';
import { startPart } from './start/run';
import { tapsPart } from './taps/run';
import { throughputPart } from './throughput/run';
import { uploadsPart } from './uploads/run';

const PARTS = [
  searchPart,
  searchMillionPart,
  relevancePart,
  unseenPart,
  eligiblePart,
  counterfactualsPart,
  startPart,
  pagesPart,
  throughputPart,
  frameworksPart,
  uploadsPart,
  accountPart,
  draftsPart,
  chatPart,
  loadPart,
  alertsPart,
  lighthousePart,
  readingPart,
  interactionsPart,
  tapsPart,
  kitPart,
  soakPart,
  scalePart,
];
/** Each part's last measurements, for a look at what the tables round; not in git. */
const RESULTS = fileURLToPath(new URL('./results/', import.meta.url));
const DOCS = fileURLToPath(new URL('../docs/', import.meta.url));

async function main(names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !PARTS.some((part) => part.name === name));
  if (unknown.length > 0) {
    const known = PARTS.map(({ name }) => name).join(', ');
    throw new Error(`No such part: ${unknown.join(', ')}. There are ${known}.`);
  }
  // The measured build must be of the current sources
  await buildProduct();
  const machine = describeMachine();
  const results: Record<string, Measured> = {};
  mkdirSync(RESULTS, { recursive: true });
  for (const part of PARTS) {
    if (names.length > 0 ? !names.includes(part.name) : part.onlyByName) continue;
    console.log(`Measuring ${part.name} …`);
    const data = await part.measure();
    const measured = { date: new Date().toISOString().slice(0, 10), machine, data };
    results[part.name] = measured;
    writeFileSync(`${RESULTS}${part.name}.json`, `${JSON.stringify(measured, null, 2)}\n`);
    const { page = 'performance' } = part;
    const file = `${DOCS}${page}.md`;
    const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
    writeFileSync(file, reportOf(page, PARTS, results, before));
    console.log(`${part.section(data)}\n`);
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
