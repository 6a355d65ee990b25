import { describe, expect, it } from 'vitest';
import { slugify } from './slug';

describe('slugify', () => {
  it.each([
    ['Sjuksköterska', 'sjukskoterska'],
    ['Specialistläkare psykiatri', 'specialistlakare-psykiatri'],
    ['IVA-sjuksköterska', 'iva-sjukskoterska'],
    ['Hjärt- och kärlsjuksköterska', 'hjart-och-karlsjukskoterska'],
    ['Stockholms län', 'stockholms-lan'],
    ['Malung-Sälen', 'malung-salen'],
    ['ÅÄÖ åäö', 'aao-aao'],
    ['A\u030Are', 'are'],
    ['Rosén & Søn, café', 'rosen-son-cafe'],
    ['Ænes Straße', 'aenes-strasse'],
    ['  --Kvällar/nätter--  ', 'kvallar-natter'],
    ['???', ''],
    ['', ''],
  ])('%s → %s', (name, slug) => {
    expect(slugify(name)).toBe(slug);
  });
});
