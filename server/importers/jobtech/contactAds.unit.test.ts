import { describe, expect, it } from 'vitest';
import type { Job } from '#domain/jobs/job';
import { mapAd } from './mapAd';
import { CONTACT_ADS } from './testing/contactAds';

/** Every text of a job, but its ids, dates and addresses. */
function textsOf(job: Job): string {
  const { title, description, requirements, meritorious, workplace, source } = job;
  const { conditions, salaryText, street } = source.name === 'jobtech' ? source : {};
  const all = [title, description, requirements, meritorious, Object.values(workplace)];
  return [...all, conditions, salaryText, street].flat().filter(Boolean).join('\n');
}

describe('the job of an ad with contacts', () => {
  it.each(CONTACT_ADS)('$what', ({ ad, gone, stays }) => {
    const mapped = mapAd(ad, { anchor: null });
    if ('skip' in mapped) throw new Error(mapped.skip);
    const texts = textsOf(mapped.job);
    expect(gone.filter((words) => texts.includes(words))).toEqual([]);
    expect(stays.filter((words) => !texts.includes(words))).toEqual([]);
    expect(mapped.job.contact).toBeNull();
    expect(JSON.stringify(mapped.job)).not.toMatch(/@|ruta|mailto/i);
  });

  it('is checked for at least a hundred ads', () => {
    expect(CONTACT_ADS.length).toBeGreaterThanOrEqual(100);
  });
});
