import { describe, expect, it } from 'vitest';
import { parsePhone } from '#domain/candidates/phone';
import {
  employmentTypeById,
  locationById,
  workFieldById,
  workRoleById,
} from '#domain/vocabulary/lookup';
import { DEMO_PEOPLE } from './demoPeople';

const registered = DEMO_PEOPLE.flatMap((person) => (person.registered ? [person.profile] : []));

describe('the demo people', () => {
  it('are eight, four of whom have not registered', () => {
    expect(DEMO_PEOPLE).toHaveLength(8);
    expect(registered).toHaveLength(4);
    expect(new Set(DEMO_PEOPLE.map(({ subject }) => subject)).size).toBe(8);
  });

  it.each(registered)('$email is fictional and has ids of the vocabulary', (profile) => {
    expect(profile.email).toMatch(/@example\.com$/);
    expect(profile.phone).toMatch(/^\+46701740(60[5-9]|6[1-9]\d)$/);
    expect(parsePhone(profile.phone, { production: true })?.e164).toBe(profile.phone);
    expect(workRoleById(profile.profession)).toBeDefined();
    for (const id of profile.workfields) expect(workFieldById(id)?.isGroup).toBe(false);
    for (const id of profile.locations) expect(locationById(id)).toBeDefined();
    for (const id of profile.employmentTypes) expect(employmentTypeById(id)).toBeDefined();
  });
});
