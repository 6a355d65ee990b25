import type { Job } from '#domain/jobs/job';
import { comparedPay } from './conditions';
import type { Grade } from './grade';
import { JUDGED } from './metrics';

/**
 * The grades where the best paid are meant: of the jobs with everything that was asked for, those
 * that are paid as much as the tenth of them keep 3; every other job that could answer has 1.
 */
export function gradesByPay(jobs: readonly Job[], grades: ReadonlyMap<string, Grade>) {
  const payOf = (job: Job): number => comparedPay(job)?.max ?? 0;
  const exact = jobs.filter(({ id }) => grades.get(id) === 3).map(payOf);
  const least = exact.sort((a, b) => b - a)[Math.min(JUDGED, exact.length) - 1] ?? 0;
  return new Map(
    jobs.map((job): [string, Grade] => {
      const grade = grades.get(job.id) ?? 0;
      if (grade === 3 && payOf(job) >= least && payOf(job) > 0) return [job.id, 3];
      return [job.id, grade === 0 ? 0 : 1];
    }),
  );
}
