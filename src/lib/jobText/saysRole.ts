import type { JobSummary } from '#domain/jobs/job';
import type { Language } from '#domain/language';

/** Whether a job's title has its profession, as a word of its own: then it is not written twice. */
export function saysRole(
  { title, names }: Pick<JobSummary, 'title' | 'names'>,
  language: Language,
): boolean {
  const words = ` ${title.toLowerCase().replace(/[^\p{L}\p{N}-]+/gu, ' ')} `;
  const role = names.workRole[language].toLowerCase().replace(/[^\p{L}\p{N}-]+/gu, ' ');
  return words.includes(` ${role.trim()} `);
}
