import { expect, it } from 'vitest';
import {
  addDoneStep,
  furthestRegisterStep,
  isOpenStep,
  missingOnStep,
  REGISTER_STEPS,
  registerStepOf,
  stepAfter,
  stepsOfType,
} from './registrationSteps';

it('requires contact details only of candidates who apply at once', () => {
  expect(stepsOfType('registrationWithJobApplication')).toEqual([...REGISTER_STEPS]);
  expect(stepsOfType('registration')).toEqual(REGISTER_STEPS.filter((step) => step !== 'contact'));
});

it.each([
  ['registration', [], 'email'],
  ['registration', ['email', 'type', 'roles'], 'profession'],
  ['registration', REGISTER_STEPS.filter((step) => step !== 'contact'), 'bankid'],
  [
    'registrationWithJobApplication',
    REGISTER_STEPS.filter((step) => step !== 'contact'),
    'contact',
  ],
  ['registration', ['made-up'], 'email'],
] as const)('%s after %j goes on with %s', (type, done, step) => {
  expect(furthestRegisterStep(type, done)).toBe(step);
});

it.each([
  ['email', [], true],
  ['type', [], false],
  ['type', ['email', 'type'], true],
  ['contact', ['email'], false],
  ['bankid', ['email', 'type'], false],
] as const)('the page %s after %j can be opened: %s', (step, done, open) => {
  expect(isOpenStep(step, 'registration', done)).toBe(open);
});

it('keeps the pages done in their order, each once', () => {
  expect(addDoneStep('email', ['type', 'email', 'made-up'])).toEqual(['email', 'type']);
});

it('requires on its page what the one-page form leaves open', () => {
  expect(missingOnStep('contact', { firstName: ' ', lastName: 'Ek' })).toEqual({
    firstName: 'contact.first_name.required',
    phone: 'contact.phone.required',
  });
  expect(missingOnStep('visibility', {})).toEqual({
    visibility: 'registration.select_visibility.error',
  });
  expect(missingOnStep('workplace', {})).toEqual({});
});

it('accepts only the ids of its own pages', () => {
  expect(registerStepOf('locations')).toBe('locations');
  expect(registerStepOf('constructor')).toBeNull();
});

it.each([
  ['email', ['email'], 'type'],
  ['visibility', [], 'bankid'],
  ['email', REGISTER_STEPS, 'bankid'],
  ['bankid', [], 'bankid'],
] as const)('after %s, with %j done before, comes %s', (step, done, next) => {
  expect(stepAfter(step, 'registration', done)).toBe(next);
});
