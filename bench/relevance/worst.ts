import type { Job } from '#domain/jobs/job';
import type { Judgements, QueryResult } from './measure';

const SHOWN = 30;
const RESULTS_SHOWN = 3;

/**
 * Our worst queries, one a line, with what was found and what should have come first; then those
 * that found a wrong profession.
 */
export function worstLines(
  results: readonly QueryResult[],
  jobs: readonly Job[],
  judgements: Judgements,
): string[] {
  const byId = new Map(jobs.map((job) => [job.id, job]));
  const answerable = results.filter(({ ndcg }) => ndcg !== null);
  const worst = answerable.toSorted((a, b) => loss(b) - loss(a)).slice(0, SHOWN);
  const wrong = results.filter(({ wrongProfessions }) => (wrongProfessions ?? 0) > 0);
  const wrongLines = wrong.map(
    ({ text, wrongProfessions }) => `${wrongProfessions} of wrong professions | ${text}`,
  );
  const lines = worst.map((result) => {
    const { text, kind, ndcg, strict, grades, ids } = result;
    const found = ids.slice(0, RESULTS_SHOWN).map((id) => describe(byId.get(id)));
    const query = [...judgements.keys()].find((one) => one.text === text && one.kind === kind);
    const all = [...((query && judgements.get(query)) ?? [])];
    const best = all.find(([, grade]) => grade === 3) ?? all.find(([, grade]) => grade === 2);
    const counts = [3, 2, 1]
      .map((grade) => all.filter(([, one]) => one === grade).length)
      .join('/');
    return `${ndcg?.toFixed(2)} of ${strict?.toFixed(2)} | ${text} | ${kind} | ${grades.join('')} | jobs of grade 3/2/1: ${counts} | found: ${found.join('; ') || 'nothing'} | best: ${describe(best && byId.get(best[0]))}`;
  });
  return [...lines, ...wrongLines];
}

/** What a list of only right answers would have gained. */
const loss = ({ ndcg, strict }: QueryResult): number => (strict ?? 0) - (ndcg ?? 0);

function describe(job: Job | undefined): string {
  if (!job) return '-';
  const { id, workRole, title, location, timeOfDay, workFields } = job;
  return `${id} ${workRole} "${title.slice(0, 50)}" ${location} ${timeOfDay.join('+')} ${workFields.join('+')}`;
}
