/** Measures one engine at one size in its own process: `worker.ts <engine> <size>`. */
import { type EngineFactory, NotRunError } from './engine';
import { generateJobs } from './generateJobs';
import { generateQueries } from './generateQueries';
import { timingOf } from './measure';
import { miniSearchEngine } from './miniSearchEngine';
import { oramaEngine } from './oramaEngine';
import { postgresEngine } from './postgresEngine';
import type { EngineName, Figures } from './results';
import { vikariEngine } from './vikariEngine';

const FACTORIES: Record<EngineName, EngineFactory> = {
  vikari: vikariEngine,
  postgresql: postgresEngine,
  orama: oramaEngine,
  minisearch: miniSearchEngine,
};

/** Filters whose results are compared with the other engines': without text, all must agree. */
const COMPARED = 28;

function memoryMb(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 2 ** 20;
}

/** Seconds to generate the jobs, to be subtracted from the build. */
function generatorSeconds(size: number): number {
  const start = performance.now();
  for (const job of generateJobs(size)) if (job.id === '') throw new Error('a job without an id');
  return (performance.now() - start) / 1000;
}

async function figuresOf(factory: EngineFactory, size: number): Promise<Figures> {
  const generating = generatorSeconds(size);
  const before = memoryMb();
  const start = performance.now();
  const engine = await factory(size);
  const buildSeconds = (performance.now() - start) / 1000 - generating;
  const memory = memoryMb() - before;
  try {
    const { filters, texts, misspelt } = generateQueries();
    const answers: Figures['answers'] = [];
    for (const filter of filters.slice(0, COMPARED)) {
      const { total, ids } = await engine.list(filter);
      answers.push(`${total} ${ids.join()}`);
    }
    return {
      buildSeconds,
      memoryMb: memory,
      storage: await engine.storage(),
      list: await timingOf(engine.list, filters),
      facets: await timingOf(engine.listWithFacets, filters),
      text: await timingOf(engine.list, texts),
      relevance: await timingOf(engine.listByRelevance, texts),
      misspelt: await timingOf(engine.list, misspelt),
      answers,
    };
  } finally {
    await engine.close();
  }
}

const [name, size] = process.argv.slice(2);
const factory = Object.entries(FACTORIES).find(([engine]) => engine === name)?.[1];
if (!factory) throw new Error(`no engine ${name}`);
try {
  process.send?.({ figures: await figuresOf(factory, Number(size)) });
} catch (error) {
  if (!(error instanceof NotRunError)) throw error;
  process.send?.({ notRun: error.message });
}
