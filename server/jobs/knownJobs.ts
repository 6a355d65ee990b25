import type { Job, JobSummary } from '#domain/jobs/job';
import { jobIdFrom } from '#domain/jobs/slug';
import type { Language } from '#domain/language';
import { createLastKnown } from '../storage/lastKnown';
import { StoreUnavailableError } from '../storage/sqlError';
import type { JobIndex } from './jobIndex';
import type { JobRepository, WrittenJob } from './jobs.repository';

/** Bytes of the jobs that are remembered: some thousand ads. */
const MAX_WEIGHT = 16 * 1024 * 1024;
/** Bytes of a job besides its texts, about. */
const REST = 2048;

/** What stands where the ad's text would. */
const TEXT_IS_AWAY: Record<Language, string> = {
  sv: 'Hela annonsen går inte att hämta just nu. Det som står här kommer ur listan. Försök igen om en stund.',
  en: 'The whole ad cannot be fetched right now. What you see here comes from the list. Try again in a while.',
};

/** A job for its page, and whether its whole ad is at hand. */
interface KnownJob {
  job: Job;
  whole: boolean;
}

/**
 * Jobs by id or slug, as the store has them now: what is remembered of one is taken, the same object,
 * only where the store says that its row was not written since. While the store is down: those that were read lately, then what the list has of
 * them. A job that left the list before is closed, as far as anyone knows.
 */
export interface KnownJobs {
  find(slugOrId: string, language: Language): Promise<KnownJob | null>;
  /** They have changed: what is remembered of them is no longer true. */
  forget(ids: readonly string[]): void;
}

export function createKnownJobs({
  repository,
  index,
}: {
  repository: Pick<JobRepository, 'findAgain'>;
  index: Pick<JobIndex, 'get' | 'loading'>;
}): KnownJobs {
  const known = createLastKnown<WrittenJob>({
    maxWeight: MAX_WEIGHT,
    weigh: ({ job }) => weightOf(job),
  });

  function fromMemory(id: string, language: Language): KnownJob | null {
    const listed = index.loading === null ? index.get(id) : null;
    const job = known.get(id)?.job;
    if (job === undefined) return listed && { job: jobOfRow(listed, language), whole: false };
    if (job.status !== 'open' || listed || index.loading !== null) return { job, whole: true };
    return { job: { ...job, closesOn: job.publishedAt.slice(0, 10) }, whole: true };
  }

  return {
    async find(slugOrId, language) {
      const id = jobIdFrom(slugOrId);
      if (id === null) return null;
      try {
        const last = known.get(id);
        const found = await repository.findAgain(slugOrId, last);
        if (found && found !== last) known.keep(id, found);
        return found && { job: found.job, whole: true };
      } catch (error) {
        const remembered = error instanceof StoreUnavailableError ? fromMemory(id, language) : null;
        if (remembered === null) throw error;
        return remembered;
      }
    },
    forget(ids) {
      for (const id of ids) known.forget(id);
    },
  };
}

function weightOf({ description, requirements, meritorious }: Job): number {
  const texts = [...description, ...requirements, ...meritorious];
  return texts.reduce((sum, text) => sum + 2 * text.length, REST);
}

/** A job with only what its row in a list says. */
function jobOfRow(row: JobSummary, language: Language): Job {
  const { workplaceName, imported, inHand: _inHand, names: _names, ...facts } = row;
  return {
    ...facts,
    status: 'open',
    systems: [],
    workplace: { name: workplaceName, careProvider: '', unit: null, about: null },
    description: [TEXT_IS_AWAY[language]],
    requirements: [],
    meritorious: [],
    contact: null,
    questionnaire: [],
    employerId: null,
    source: imported
      ? { name: 'jobtech', id: '', url: null, applyUrl: null, extent: null, datesRebased: false }
      : { name: 'vikari', id: row.id, url: null, datesRebased: false },
  };
}
