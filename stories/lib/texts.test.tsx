import { describe, expect, it } from 'vitest';
import { pseudo, textsFor } from './texts';

const TEXTS = {
  sv: { apply: 'Ansök', left: (days: number) => `${days} dagar kvar`, steps: ['Ett', 'Två'] },
  en: { apply: 'Apply', left: (days: number) => `${days} days left`, steps: ['One', 'Two'] },
};

describe('textsFor', () => {
  it.each([
    ['sv', 'Ansök', '3 dagar kvar'],
    ['en', 'Apply', '3 days left'],
    ['unknown', 'Ansök', '3 dagar kvar'],
  ])('gives the texts of %s', (locale, apply, left) => {
    const texts = textsFor({ locale }, TEXTS);
    expect([texts.apply, texts.left(3)]).toEqual([apply, left]);
  });

  it('lengthens every text of the pseudo-language, at any depth', () => {
    const texts = textsFor({ locale: 'pseudo' }, TEXTS);
    expect(texts.apply).toBe('[Ápplý~~]');
    expect(texts.left(3)).toBe(pseudo('3 days left'));
    expect(texts.steps).toEqual([pseudo('One'), pseudo('Two')]);
  });
});
