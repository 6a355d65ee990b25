import { expect, it } from 'vitest';
import { aProfile } from '../../../testing/aProfile';
import { type ProfileForm, profileChanges, profileForm, tidyProfile } from './profileForm';
import { checkProfile } from './profileRules';

const form = profileForm(aProfile());
const check = checkProfile({ production: true });

it('accepts a stored profile, and preselects no visibility', () => {
  expect(form.visibility).toBe('');
  expect(profileForm(aProfile({ visibilityChosen: true })).visibility).toBe('hidden');
  expect(check(form)).toEqual({});
  expect(profileChanges({ visibility: '' })).toEqual({});
});

it.each<[changes: Partial<ProfileForm>, errors: object]>([
  [{ firstName: ' ' }, { firstName: 'contact.first_name.required' }],
  [{ firstName: '7' }, { firstName: 'contact.first_name.invalid' }],
  [{ lastName: '' }, { lastName: 'contact.last_name.required' }],
  [{ phone: '' }, { phone: 'contact.phone.required' }],
  [{ phone: '+46 12' }, { phone: 'contact.phone.invalid' }],
  [{ jobTitle: ' ' }, { jobTitle: 'validation.required' }],
  [{ profession: '' }, { profession: 'validation.required' }],
  [{ prescriberCode: '' }, {}],
  [{ prescriberCode: ' 1234567' }, {}],
  [{ prescriberCode: '123456' }, { prescriberCode: 'validation.prescriber_code' }],
  [{ systems: [] }, {}],
])('checks %j', (changes, errors) => {
  expect(check({ ...form, ...changes })).toEqual(errors);
});

it('sends languages with their levels, and null where none are left', () => {
  const languages = [{ language: 'sv' as const, level: 'C1' as const }];
  const stated = profileForm(aProfile({ languages }));
  expect(profileForm(aProfile({ languages: null })).languages).toEqual([]);
  expect(profileChanges({ languages: stated.languages })).toEqual({ languages });
  expect(profileChanges({ languages: [] })).toEqual({ languages: null });
  expect(check(stated)).toEqual({});
});

it('sends fields as they are stored, and empty ones as null', () => {
  const typed = { firstName: ' Anna  Maria ', phone: '070-174 06 05', prescriberCode: '' };
  const tidy = tidyProfile(typed, { production: true });
  expect(profileChanges(tidy)).toEqual({
    firstName: 'Anna Maria',
    phone: '+46701740605',
    prescriberCode: null,
  });
});
