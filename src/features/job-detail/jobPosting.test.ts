import { describe, expect, it } from 'vitest';
import type { JobSource, StatedExtent } from '#domain/jobs/job';
import { aJob } from '#domain/jobs/testing/aJob';
import { toJobDetail } from '#domain/jobViews/publicDetail';
import { scriptText } from '../../lib/page/StructuredData';
import { jobPosting } from './jobPosting';

const VISITOR = { isCandidate: false, includeWorkplace: false, applied: false };
const IMPORTED = {
  name: 'jobtech',
  id: '1',
  url: 'https://example.com/ad/1',
  applyUrl: 'https://jobb.example.com/1',
  extent: null,
  datesRebased: false,
} satisfies JobSource;
const posting = (overrides: Parameters<typeof aJob>[0]): Record<string, unknown> => ({
  ...jobPosting(toJobDetail(aJob(overrides), VISITOR), 'https://vikari.test/jobb/x'),
});

describe('jobPosting', () => {
  it('contains what search engines require of an ad', () => {
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

  it.each<[string[], StatedExtent, string[] | undefined]>([
    [['konsult'], null, ['CONTRACTOR']],
    [['vikariat', 'visstid'], null, ['TEMPORARY']],
    [['sommarjobb'], 'full_time', ['TEMPORARY', 'FULL_TIME']],
    [['timanstallning'], 'part_time', ['PER_DIEM', 'PART_TIME']],
    [['tillsvidare'], 'full_time', ['FULL_TIME']],
    [['tillsvidare'], 'part_time', ['PART_TIME']],
    [['tillsvidare'], null, undefined],
    [[], null, undefined],
    [['okand'], null, undefined],
  ])('gives %j, %s, as %j', (employmentTypes, extent, expected) => {
    const { employmentType } = posting({ employmentTypes, source: { ...IMPORTED, extent } });
    expect(employmentType).toEqual(expected);
  });

  it('does not mark one of our permanent jobs as full time', () => {
    expect(posting({ employmentTypes: ['tillsvidare'] })).not.toHaveProperty('employmentType');
  });

  it('sets directApply only when the application is sent here', () => {
    expect(posting({})).toMatchObject({ directApply: true });
    expect(posting({ source: IMPORTED })).toMatchObject({ directApply: false });
    expect(posting({ source: { ...IMPORTED, applyUrl: null } })).toMatchObject({
      directApply: false,
    });
  });

  it.each([
    ['of an imported job the employer', IMPORTED, 'Region Västerbotten'],
    ['of our own job the workplace', aJob().source, 'Norrlands universitetssjukhus'],
  ])('uses as hiring organisation %s', (_name, source, name) => {
    expect(posting({ source })).toMatchObject({ hiringOrganization: { name } });
  });

  it('keeps lists as lists, and everything else as text', () => {
    const { description } = posting({
      description: ['## Krav', '- Körkort & bil', '- Pass', '<script>'],
      requirements: [],
    });
    expect(description).toBe(
      '<p>Krav</p><ul><li>Körkort &amp; bil</li><li>Pass</li></ul><p>&lt;script&gt;</p>',
    );
  });

  it('names no country for a job without a place', () => {
    expect(posting({ location: null, source: IMPORTED })).not.toHaveProperty('jobLocation');
  });

  it('leaves out what the ad does not state, and always has a description', () => {
    const bare = posting({ title: 'Optiker', hourlyRate: null, description: [], requirements: [] });
    expect(bare).not.toHaveProperty('baseSalary');
    expect(bare).toMatchObject({ description: '<p>Optiker</p>' });
  });

  it('escapes the markup of an ad', () => {
    const hostile = '</script><script>alert(1)</script>';
    const text = scriptText(posting({ title: hostile, description: [hostile] }));
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toMatchObject({ title: hostile });
    expect(JSON.parse(text).description).toContain('&lt;/script&gt;');
  });
});
