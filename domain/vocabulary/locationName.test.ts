import { describe, expect, it } from 'vitest';
import { locationName, locationText } from './locationName';
import { MUNICIPALITIES, REGIONS } from './locations';

describe('a place’s name', () => {
  it.each([
    ['Stockholms län', 'Stockholm County'],
    ['Skåne län', 'Skåne County'],
    ['Uppsala län', 'Uppsala County'],
    ['Västra Götalands län', 'Västra Götaland County'],
    ['Dalarnas län', 'Dalarna County'],
  ])('of the region %s is %s in English', (sv, en) => {
    expect(locationText(sv)).toEqual({ sv, en });
  });

  it('of every region is a county in English, without the Swedish genitive', () => {
    for (const { name } of REGIONS) {
      const english = locationName(name, 'en');
      expect(english).toMatch(/^\p{Lu}[\p{L} ]*[^s] County$/u);
      expect(name).toContain(english.replace(/ County$/, ''));
    }
  });

  it('of every municipality is the same in both languages', () => {
    for (const { name } of MUNICIPALITIES) expect(locationName(name, 'en')).toBe(name);
  });
});
