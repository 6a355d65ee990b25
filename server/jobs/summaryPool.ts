import type { JobSummary } from '#domain/jobs/job';

/**
 * Lets summaries share equal parts: a hundred thousand jobs have a few hundred combinations of
 * names, fields and times. Halves the memory of a summary.
 */
export class SummaryPool {
  readonly #lists = new Map<string, string[]>();
  readonly #names = new Map<string, JobSummary['names']>();
  readonly #rates = new Map<string, JobSummary['hourlyRate']>();

  /** The same summary with shared parts, which are read-only. */
  share(summary: JobSummary): JobSummary {
    const { workRole, location, hourlyRate } = summary;
    const names = shared(this.#names, `${workRole} ${location}`, summary.names);
    return {
      ...summary,
      workFields: this.#list(summary.workFields),
      employmentTypes: this.#list(summary.employmentTypes),
      timeOfDay: this.#list(summary.timeOfDay),
      hourlyRate:
        hourlyRate &&
        shared(this.#rates, `${hourlyRate.min} ${hourlyRate.max} ${hourlyRate.basis}`, hourlyRate),
      names,
    };
  }

  #list(values: string[]): string[] {
    return shared(this.#lists, values.join(), values);
  }
}

function shared<Value>(pool: Map<string, Value>, key: string, value: Value): Value {
  const known = pool.get(key);
  if (known !== undefined) return known;
  pool.set(key, value);
  return value;
}
