import { describe, expect, it } from 'vitest';
import { toJobDetail } from '#domain/jobs/publicDetail';
import { aJob } from '#domain/jobs/testing/aJob';
import { jobPosting, scriptText } from './jobPosting';

const VISITOR = { isCandidate: false, includeWorkplace: false, applied: false };
const posting = (overrides: Parameters<typeof aJob>[0]) =>
  jobPosting(toJobDetail(aJob(overrides), VISITOR), 'https://vikari.test/jobb/x');

describe('jobPosting', () => {
  it('says what search engines require of an ad', () => {
    expect(
      posting({
        title: 'Sjuksköterska natt',
        employmentTypes: ['konsult', 'timanstallning'],
        location: 'm-2480',
        closesOn: '2026-12-24',
        hourlyRate: { min: 600, max: 700, basis: 'consultant_salary' },
      }),
    ).toMatchObject({
      '@type': 'JobPosting',
      title: 'Sjuksköterska natt',
      employmentType: ['CONTRACTOR', 'PER_DIEM'],
      validThrough: '2026-12-24T23:59:59+01:00',
      jobLocation: { address: { addressLocality: 'Umeå', addressRegion: 'Västerbottens län' } },
      baseSalary: { value: { minValue: 600, maxValue: 700, unitText: 'HOUR' } },
    });
  });

  it('leaves out what the ad does not state, and is never without a description', () => {
    const bare = posting({ title: 'Optiker', hourlyRate: null, description: [], requirements: [] });
    expect(bare).not.toHaveProperty('baseSalary');
    expect(bare).toMatchObject({ description: '<p>Optiker</p>' });
  });

  it('lets no markup of an ad through', () => {
    const hostile = '</script><script>alert(1)</script>';
    const text = scriptText(posting({ title: hostile, description: [hostile] }));
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toMatchObject({ title: hostile });
    expect(JSON.parse(text).description).toContain('&lt;/script&gt;');
  });
});
