import { describe, expect, it } from 'vitest';
import { said, TODAY } from './testing/said';
import { understand } from './understand';

const read = (text: string) => understand(text, { today: TODAY, taken: new Set() });

describe('whole searches', () => {
  it.each([
    ['ssk natt Umeå', 'sjukskoterska time:night place:m-2480'],
    [
      'sjuksköterskor i Norrland sommar',
      'sjukskoterska place:r-21+r-22+r-23+r-24+r-25 days:2027-06-01..2027-08-31',
    ],
    ['nurse Gothenburg nights', 'sjukskoterska place:m-1480 time:night'],
    ['läkare VGR jour', 'lakare place:r-14 on-call'],
    ['hyrläkare Skåne', 'lakare form:konsult place:r-12'],
    ['hyrläkare psykiatri', 'specialistlakare-psykiatri form:konsult field:psykiatri'],
    ['natt sjuksköterska', 'sjukskoterska time:night'],
    ['ssk psyk', 'psykiatrisjukskoterska field:psykiatri'],
    ['sjuksköterska dialys', 'dialyssjukskoterska field:njurmedicin-och-dialys'],
    ['stafettläkare vecka 30', 'lakare form:konsult days:2027-07-26..2027-08-01'],
    ['nattsjuksköterska', 'sjukskoterska time:night'],
    ['nattusk säbo', 'underskoterska time:night field:sarskilt-boende'],
    ['sommarsjuksköterska', 'sjukskoterska form:sommarjobb'],
    ['läkarjobb Luleå', 'lakare place:m-2580'],
    ['sjuksköterskejobb', 'sjukskoterska'],
    ['undersköterskevikariat Boden', 'underskoterska form:vikariat place:m-2582'],
    ['vik ssk', 'form:vikariat sjukskoterska'],
    ['locum GP', 'specialistlakare-allmanmedicin form:konsult+vikariat'],
    ['agency nurse Stockholm', 'sjukskoterska form:konsult place:m-0180'],
    ['ssk vårdcentral Gbg', 'sjukskoterska field:vardcentral place:m-1480'],
    ['barnmorska förlossning Sthlm', 'barnmorska field:forlossning place:m-0180'],
    ['usk iva', 'underskoterska field:intensivvard'],
    ['ST-läkare psykiatri', 'st-lakare field:psykiatri'],
    ['ssk Cosmic Uppsala', 'sjukskoterska system:cosmic place:m-0380'],
    ['lediga jobb sjuksköterska Malmö', 'sjukskoterska place:m-1280'],
    ['jobb som fysioterapeut i Lund', 'fysioterapeut place:m-1281'],
    ['ssk lund', 'sjukskoterska place:m-1281'],
    ['ssk deltid', 'sjukskoterska word:deltid'],
    ['ssk heltid 600 kr/h', 'sjukskoterska'],
    ['2 st ssk', 'sjukskoterska'],
    ['erfaren ssk med bra lön', 'sjukskoterska'],
    ['ssk diabetes', 'diabetessjukskoterska field:endokrinologi-och-diabetes'],
    ['läkare sjuksköterska', 'any:lakare any:sjukskoterska'],
    ['psykolog i Lund', 'psykolog place:m-1281'],
    ['sjuksköterska Karolinska', 'sjukskoterska word:Karolinska'],
    ['', ''],
    ['lediga jobb', ''],
  ])('%s: %s', (text, expected) => {
    expect(said(text)).toBe(expected);
  });
});

describe('dates in numbers', () => {
  it.each([
    ['ssk 2026-12-24', 'sjukskoterska days:2026-12-24..2026-12-24'],
    ['ssk 26-12-24', 'sjukskoterska days:2026-12-24..2026-12-24'],
    ['ssk 24.12.26', 'sjukskoterska days:2026-12-24..2026-12-24'],
    ['ssk 24/12 2026', 'sjukskoterska days:2026-12-24..2026-12-24'],
    ['ssk från 24/12', 'sjukskoterska days:2026-12-24..'],
    ['ssk från 261224', 'sjukskoterska days:2026-12-24..'],
    ['ssk 2026-12-1 till 2027-01-15', 'sjukskoterska days:2026-12-01..2027-01-15'],
    // Two days may be meant, or none that comes: the words stay words
    ['ssk 27-12-28', 'sjukskoterska word:27 word:12 word:28'],
    ['ssk 26/12/24', 'sjukskoterska word:26 word:12 word:24'],
    ['ssk 1/2 tid', 'sjukskoterska word:tid'],
    ['ssk 261224', 'sjukskoterska word:261224'],
  ])('%s: %s', (text, expected) => {
    expect(said(text)).toBe(expected);
  });
});

describe('what is not wanted', () => {
  it.each([
    ['ssk ej natt', 'sjukskoterska'],
    ['ssk inte natt eller helg Umeå', 'sjukskoterska place:m-2480'],
    ['läkare utan jour', 'lakare'],
    ['utan jour läkare', 'lakare'],
    ['nurse no nights', 'sjukskoterska'],
    ['ingen helg ssk', 'sjukskoterska'],
    ['ssk utan erfarenhet', 'sjukskoterska'],
    ['ssk ej iva', 'sjukskoterska'],
  ])('%s: %s', (text, expected) => {
    expect(said(text)).toBe(expected);
  });
});

describe('traps', () => {
  it.each([
    ['ssk vara', 'sjukskoterska'],
    ['ssk i Vara', 'sjukskoterska place:m-1470'],
    ['ssk Vara', 'sjukskoterska place:m-1470'],
    ['ssk mark', 'sjukskoterska word:mark'],
    ['ssk Mark', 'sjukskoterska place:m-1463'],
    ['journal', 'word:journal'],
    ['at', ''],
    ['ssk at night', 'sjukskoterska time:night'],
    ['St Görans sjukhus', 'word:Görans word:sjukhus'],
    ['i va', 'word:va'],
    ['vår ssk', 'sjukskoterska'],
    ['pool', 'word:pool'],
    [
      'medicinskt ansvarig för rehabilitering',
      'medicinskt-ansvarig-sjukskoterska field:rehabilitering',
    ],
    ['personlig assistent', 'word:personlig word:assistent'],
    ['skötsel', 'word:skötsel'],
  ])('%s: %s', (text, expected) => {
    expect(said(text)).toBe(expected);
  });
});

describe('words in quotes', () => {
  it.each([
    ['"natt" Umeå', 'place:m-2480 word:"natt"'],
    ['”op ssk” natt', 'time:night word:"op" word:"ssk"'],
    ['“sjukskötreska”', 'word:"sjukskötreska"'],
    ['op "ssk"', 'word:op word:"ssk"'],
    ['"natt', 'time:night'],
    ['""', ''],
  ])('%s: %s', (text, expected) => {
    expect(said(text)).toBe(expected);
  });

  it('are neither inflected nor given synonyms', () => {
    expect(read('"Nätter"').terms).toEqual([
      { written: 'Nätter', anyOf: ['natter'], literal: true },
    ]);
  });
});

describe('parts that were chosen already', () => {
  it.each([
    ['ssk natt', ['workroles'], 'time:night word:ssk'],
    ['op ssk', ['workroles'], 'word:op ssk'],
    ['natt Umeå', ['locations', 'timeOfDay'], 'word:natt word:Umeå'],
    ['sommar ssk', ['period'], 'sjukskoterska word:sommar'],
    ['hyrläkare', ['employmentTypes'], 'word:hyrläkare'],
    ['psyk läkare', ['workroles'], 'word:psyk word:läkare'],
  ] as const)('%s beside %s: %s', (text, taken, expected) => {
    expect(said(text, taken)).toBe(expected);
  });

  it('are searched for by the names of what was meant', () => {
    const { terms } = understand('op ssk', { today: TODAY, taken: new Set(['workroles']) });
    expect(terms[0]?.anyOf).toEqual(['opssk', 'operationssjukskoterska']);
  });
});

describe('a filter', () => {
  it('has the written profession, without the rest of its group', () => {
    const [filter] = read('barnmorska').filters;
    expect(filter?.value).toEqual({ part: 'workroles', ids: ['barnmorska'] });
  });

  it.each([
    ['ssk natt i Umeå', 1, { sv: 'Natt', en: 'Night' }, 'natt', 'ssk i Umeå'],
    ['ssk natt i Umeå', 2, { sv: 'Umeå', en: 'Umeå' }, 'Umeå', 'ssk natt'],
    ['SSK, natt', 0, { sv: 'Sjuksköterska', en: 'Nurse' }, 'SSK', 'natt'],
    ['Norrland  jour', 0, { sv: 'Norrland', en: 'Norrland' }, 'Norrland', 'jour'],
    ['ssk från juni', 1, { sv: 'Från juni 2027', en: 'From June 2027' }, 'juni', 'ssk'],
    ['v 30-32 usk', 0, { sv: 'Veckorna 30–32, 2027', en: 'Weeks 30–32, 2027' }, 'v 30-32', 'usk'],
    [
      'ssk på iva natt',
      0,
      { sv: 'IVA-sjuksköterska', en: 'Intensive care nurse' },
      'ssk på iva',
      'natt',
    ],
    ['jour Malmö kommun', 1, { sv: 'Malmö', en: 'Malmö' }, 'Malmö', 'jour'],
    ['ssk "natt" Umeå', 1, { sv: 'Umeå', en: 'Umeå' }, 'Umeå', 'ssk "natt"'],
    ['chef Kalmar', 0, { sv: 'Chef', en: 'Manager' }, 'chef', 'Kalmar'],
    [
      'ssk sjuksköterska natt',
      0,
      { sv: 'Sjuksköterska', en: 'Nurse' },
      'ssk sjuksköterska',
      'natt',
    ],
  ])('of %s, number %i', (text, at, label, words, without) => {
    expect(read(text).filters[at]).toMatchObject({ label, words, without });
  });
});

describe('words that stay', () => {
  it.each([
    ['handledning', ['handledning']],
    ['avdelningar', ['avdelningar', 'avdelning']],
    ['SÖS', ['sos', 'sodersjukhuset']],
  ])('%s is searched for as %j', (text, expected) => {
    expect(read(text).terms[0]?.anyOf).toEqual(expect.arrayContaining(expected));
  });
});

describe('places', () => {
  it.each(['Skåne', 'skåne län', 'Skåne County'])('%s is named in each language', (text) => {
    const label = { sv: 'Skåne län', en: 'Skåne County' };
    expect(read(text).filters).toMatchObject([{ label }]);
  });
});
