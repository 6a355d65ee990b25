import { describe, expect, it } from 'vitest';
import { saysRole } from './saysRole';

const names = (sv: string, en = sv) => ({ workRole: { sv, en }, place: null, region: null });

describe('whether a title says the profession', () => {
  it.each([
    ['Bli specialistundersköterska hos oss i Enköping', 'Specialistundersköterska', true],
    ['Specialistläkare i radiologi', 'Specialistläkare, radiologi', false],
    ['IVA-sjuksköterska, natt', 'IVA-sjuksköterska', true],
    // A part of another word is another profession
    ['Bli specialistundersköterska hos oss', 'Undersköterska', false],
    ['IVA-sjuksköterska, natt', 'Sjuksköterska', false],
    ['Distriktssköterskor till Hässleholm', 'Distriktssköterska', false],
    ['Akuten i Ystad söker dig', 'Sjuksköterska', false],
  ])('%s, %s: %s', (title, role, expected) => {
    expect(saysRole({ title, names: names(role) }, 'sv')).toBe(expected);
  });

  it('goes by the name in the page’s language', () => {
    const job = { title: 'Barnmorska till BB', names: names('Barnmorska', 'Midwife') };
    expect(saysRole(job, 'en')).toBe(false);
  });
});
