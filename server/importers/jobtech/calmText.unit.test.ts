import { describe, expect, it } from 'vitest';
import { calmName, calmTitle } from './calmText';

describe('a headline', () => {
  it.each([
    ['SJUKSKÖTERSKA TILL IVA!!!', 'Sjuksköterska till IVA'],
    ['LÄKARE SÖKES TILL UMEÅ', 'Läkare sökes till Umeå'],
    ['BUP SÖKER PSYKOLOG I MALMÖ!', 'BUP söker psykolog i Malmö!'],
    ['LEG.PSYKOLOG till Järva', 'Leg.psykolog till Järva'],
    ['Sjuksköterska till HSV/SÄBO', 'Sjuksköterska till HSV/SÄBO'],
    ['JENSEN grundskola söker skolsköterska', 'JENSEN grundskola söker skolsköterska'],
    ['Vi söker SJUKSKÖTERSKA nu!!', 'Vi söker sjuksköterska nu'],
    ['psykolog till skola', 'psykolog till skola'],
    ['', ''],
  ])('%s', (title, calm) => {
    expect(calmTitle(title)).toBe(calm);
  });
});

describe('a name', () => {
  it.each([
    ['REGION STOCKHOLM', 'Region Stockholm'],
    ['REGION JÖNKÖPINGS LÄN', 'Region Jönköpings län'],
    ['VÄSTRA GÖTALANDSREGIONEN', 'Västra Götalandsregionen'],
    ['GÖTEBORGS KOMMUN', 'Göteborgs kommun'],
    ['EXEMPELVÅRD I UMEÅ AB', 'Exempelvård i Umeå AB'],
    ['Exempelvård AB', 'Exempelvård AB'],
    ['NUS', 'NUS'],
  ])('%s', (name, calm) => {
    expect(calmName(name)).toBe(calm);
  });
});
