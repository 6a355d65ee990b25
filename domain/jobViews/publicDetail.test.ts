import { describe, expect, it } from 'vitest';
import { aJob } from '#domain/jobs/testing/aJob';
import { toJobDetail } from './publicDetail';

const VISITOR = { isCandidate: false, includeWorkplace: true, applied: false };
const CANDIDATE = { isCandidate: true, includeWorkplace: true, applied: true };

describe('toJobDetail', () => {
  it('shows a visitor a shortened workplace, even when they ask for all of it', () => {
    const detail = toJobDetail(aJob(), VISITOR);
    expect(detail.healthcareWorkplaceDetails).toEqual({
      id: '',
      name: 'Norrlands universitetssjukhus',
      county: 'Västerbottens län',
      municipality: 'Umeå',
      careProvider: null,
      unit: null,
      about: null,
      limited: true,
    });
    expect(detail.contact).toEqual({
      name: 'Alva Exempelsson',
      title: 'Konsultchef',
      phone: null,
      email: null,
    });
  });

  it('shows a candidate all of it', () => {
    const detail = toJobDetail(aJob(), CANDIDATE);
    expect(detail.healthcareWorkplaceDetails).toEqual({
      id: '',
      name: 'Norrlands universitetssjukhus',
      county: 'Västerbottens län',
      municipality: 'Umeå',
      careProvider: 'Region Västerbotten',
      unit: 'Akutmottagningen',
      about: 'Ett trettiotal medarbetare per arbetspass.',
      limited: false,
    });
    expect(detail.profession).toBe(aJob().workRole);
    expect(detail.contact?.phone).toBe('070-174 06 05');
    expect(detail.applied).toBe(true);
  });

  it('keeps the workplace short for a candidate who did not ask', () => {
    const detail = toJobDetail(aJob(), { ...CANDIDATE, includeWorkplace: false });
    expect(detail.healthcareWorkplaceDetails.limited).toBe(true);
  });

  it('shows the whole of an imported job, and where it is applied to', () => {
    const imported = aJob({
      source: {
        name: 'jobtech',
        id: '1',
        url: null,
        applyUrl: 'https://jobb.example.com/1',
        extent: null,
        datesRebased: false,
      },
    });
    const detail = toJobDetail(imported, VISITOR);
    expect(detail.externalApplication).toEqual({ url: 'https://jobb.example.com/1' });
    expect(detail.healthcareWorkplaceDetails).toMatchObject({
      careProvider: 'Region Västerbotten',
      limited: false,
    });
    expect(toJobDetail(aJob(), VISITOR).externalApplication).toBeNull();
  });

  it.each([VISITOR, CANDIDATE])('leaves out internal fields', (viewer) => {
    const detail = toJobDetail(aJob(), viewer);
    expect(detail.questionnaire.map(({ id }) => id)).toEqual(['experience']);
    for (const absent of ['status', 'employerId', 'workplace']) {
      expect(detail).not.toHaveProperty(absent);
    }
  });

  it.each([
    ['r-24', 'Västerbottens län', null],
    [null, null, null],
  ])('names the county of %s', (location, county, municipality) => {
    expect(
      toJobDetail(aJob({ location, contact: null }), VISITOR).healthcareWorkplaceDetails,
    ).toMatchObject({ county, municipality });
  });
});
