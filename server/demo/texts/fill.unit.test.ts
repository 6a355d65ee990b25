import { describe, expect, it } from 'vitest';
import { fill, lowerName } from './fill';
import { inPlace } from './inPlace';
import { roleName } from './roleName';

describe('fill', () => {
  it.each([
    ['{yrke} {i ort}', 'läkare i Umeå'],
    ['{Yrke} – {Enhet}', 'Läkare – Öronmottagningen'],
    ['utan luckor', 'utan luckor'],
  ])('%s', (sentence, filled) => {
    expect(fill(sentence, { yrke: 'läkare', enhet: 'öronmottagningen', 'i ort': 'i Umeå' })).toBe(
      filled,
    );
  });

  it('refuses a slot without a value', () => {
    expect(() => fill('{Okänd}', {})).toThrow('{Okänd}');
  });
});

describe('lowerName', () => {
  it.each([
    ['Sjuksköterska', 'sjuksköterska'],
    ['Ögonsjuksköterska', 'ögonsjuksköterska'],
    ['IVA-sjuksköterska', 'IVA-sjuksköterska'],
    ['BMA klinisk fysiologi', 'BMA klinisk fysiologi'],
  ])('%s → %s', (name, lower) => {
    expect(lowerName(name)).toBe(lower);
  });
});

describe('inPlace', () => {
  it.each([
    ['Umeå', 'i Umeå'],
    ['Gotland', 'på Gotland'],
  ])('%s', (name, phrase) => {
    expect(inPlace(name)).toBe(phrase);
  });
});

describe('roleName', () => {
  it.each([
    ['specialistlakare-psykiatri', 'specialistläkare i psykiatri'],
    ['specialistlakare-infektion', 'specialistläkare i infektionssjukdomar'],
    ['specialistlakare', 'specialistläkare'],
    ['st-lakare', 'ST-läkare'],
  ])('%s', (role, name) => {
    expect(roleName(role)).toBe(name);
  });

  it('refuses a role that does not exist', () => {
    expect(() => roleName('trollkarl')).toThrow('trollkarl');
  });
});
