import { describe, expect, it } from 'vitest';
import { saveJobPreferencesSchema } from '#domain/api/account.schema';
import { parsePhone } from '#domain/candidates/phone';
import { missingPreferences } from '#domain/candidates/preferences';
import {
  employmentTypeById,
  locationById,
  workFieldById,
  workRoleById,
} from '#domain/vocabulary/lookup';
import { DEMO_CANDIDATES } from './demoCandidates';
import { DEMO_PEOPLE } from './demoPeople';
import { wishedFor } from './demoWishes';

const registered = DEMO_PEOPLE.flatMap((person) => (person.registered ? [person.profile] : []));
const WISHES = [...registered, ...DEMO_CANDIDATES].flatMap(({ wish }) => wish ?? []);

describe('the demo people', () => {
  it('are twenty-two, seven of whom have not registered', () => {
    expect(DEMO_PEOPLE).toHaveLength(22);
    expect(registered).toHaveLength(15);
    expect(new Set(DEMO_PEOPLE.map(({ subject }) => subject)).size).toBe(22);
  });

  it('share no address and no number with those who want offers', () => {
    const everybody = [...registered, ...DEMO_CANDIDATES];
    for (const key of ['userId', 'email', 'phone'] as const) {
      expect(new Set(everybody.map((one) => one[key])).size).toBe(everybody.length);
    }
    for (const { email, phone } of DEMO_CANDIDATES) {
      expect(email).toMatch(/^[a-z-]+\.[a-z-]+@example\.com$/);
      expect(phone).toMatch(/^\+46701740(6[1-9]\d)$/);
    }
  });

  it.each(WISHES)('want what a form would take: $workRole, every $everyWeeks weeks', (wish) => {
    const preferences = wishedFor(wish, '2026-03-10');
    expect(saveJobPreferencesSchema.isValidSync(preferences, { strict: true })).toBe(true);
    expect(missingPreferences(preferences)).toEqual({});
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
