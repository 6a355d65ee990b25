import { describe, expect, it } from 'vitest';
import { said, TODAY } from './testing/said';
import { understand } from './understand';

const read = (text: string) => understand(text, { today: TODAY, taken: new Set() });

describe('a compound that no ad has', () => {
  it.each([
    ['handkirurg', 'specialistlakare-kirurgi read:kirurg'],
    ['barnortopeder', 'specialistlakare-ortopedi read:ortopeder'],
    ['traumasköterska', 'every:sjukskoterska read:sköterska'],
    ['psykiatrissk', 'psykiatrisjukskoterska'],
    ['ambulanssjukskötare', 'ambulanssjukskoterska'],
    ['hjärtsköterska', 'hjart-och-karlsjukskoterska'],
    ['lungavdelningen', 'field:lungmedicin'],
    ['hallandskusten', 'place:r-13'],
    ['ssk graviditetsvikariat', 'sjukskoterska form:vikariat'],
    // Of other trades, and towns
    ['lärarsköterska', 'word:lärarsköterska'],
    ['djursjuksköterska', 'word:djursjuksköterska'],
    ['barnskötare', 'word:barnskötare'],
    // A slip is no compound
    ['solsköterska', 'skolskoterska read:skolsköterska'],
    ['örnsköldsvik', 'place:m-2284'],
  ])('%s: %s', (text, expected) => {
    expect(said(text)).toBe(expected);
  });

  it('stays the word that it is where an ad has it', () => {
    expect(said('thoraxkirurg', [], ['thoraxkirurg'])).toBe('word:thoraxkirurg');
  });

  it('is no work field where it says what somebody is', () => {
    expect(said('mammografist')).toBe('word:mammografist');
  });
});

describe('what is not wanted', () => {
  it.each([
    ['ssk helgfritt', 'sjukskoterska not(time:weekend)'],
    ['läkare jourbefriad', 'every:lakare not(on-call)'],
    ['läkare jourfritt Umeå', 'every:lakare place:m-2480 not(on-call)'],
    ['ssk lediga helger', 'sjukskoterska not(time:weekend)'],
    ['nurse weekends off', 'sjukskoterska not(time:weekend)'],
    ['ssk trött på natt', 'sjukskoterska not(time:night)'],
    ['ssk byta från akuten till Umeå', 'sjukskoterska place:m-2480 not(field:akutmottagning)'],
    // Shifts that are vacant, and a nurse who is tired
    ['ssk lediga nattpass', 'sjukskoterska time:night'],
    ['trött iva-ssk Umeå', 'iva-sjukskoterska place:m-2480 word:trött'],
  ])('%s: %s', (text, expected) => {
    expect(said(text)).toBe(expected);
  });
});

describe('times, days and amounts', () => {
  it.each([
    ['ssk vardagar 8-17', 'sjukskoterska time:day'],
    ['nurse 9 to 5', 'sjukskoterska time:day'],
    ['ssk sommaren 27', 'sjukskoterska days:2027-06-01..2027-08-31'],
    ['ssk från och med maj', 'sjukskoterska days:2027-05-01..'],
    ['ssk fram till maj', 'sjukskoterska days:2026-11-22..2027-05-31'],
    ['ssk första maj', 'sjukskoterska days:2027-05-01..2027-05-01'],
    ['nurse july 1-15', 'sjukskoterska days:2027-07-01..2027-07-15'],
    ['nurse june through august', 'sjukskoterska days:2027-06-01..2027-08-31'],
    ['ssk 100 %', 'sjukskoterska share:90..'],
    ['ssk 80 % eller mindre', 'sjukskoterska share:..80'],
    ['ssk 500 kr eller mer', 'sjukskoterska hourlyRate:500..'],
  ])('%s: %s', (text, expected) => {
    expect(said(text)).toBe(expected);
  });

  it.each(['högsta timlönen', 'bäst betalda', 'top hourly rate', 'tjäna mest', 'betalar bäst'])(
    '%s is an order',
    (wish) => {
      expect(read(`ssk ${wish}`)).toMatchObject({ bestPaid: true, terms: [] });
    },
  );
});

describe('places', () => {
  const idsOf = (text: string) =>
    read(text).filters.flatMap(({ value }) =>
      value.part === 'locations' && 'ids' in value ? value.ids : [],
    );

  it.each(['Växjö trakten', 'i trakten av Växjö', 'pendlingsavstånd från Växjö', 'Växjö area'])(
    '%s is the town with those around it',
    (text) => {
      expect(idsOf(`ssk ${text}`)).toEqual(idsOf('ssk nära Växjö'));
    },
  );

  it('reads the north as its regions', () => {
    expect(idsOf('midwife with housing in the north')).toEqual(idsOf('Norrland'));
  });
});

describe('what the employer pays for', () => {
  const travelAndHousing = 'travel:paid+arranged housing:paid+arranged';
  it.each([
    ['ssk hotell betalt', 'sjukskoterska housing:paid+arranged'],
    ['nurse flat included', 'sjukskoterska housing:paid+arranged'],
    ['nurse flights paid', 'sjukskoterska travel:paid+arranged'],
    ['ssk flyg och boende', `sjukskoterska ${travelAndHousing}`],
    ['ssk boende och resa betalt', `sjukskoterska ${travelAndHousing}`],
    // How one comes, and a kind of home
    ['ssk med tåg', 'sjukskoterska word:tåg'],
    ['ssk boende', 'sjukskoterska word:boende'],
  ])('%s: %s', (text, expected) => {
    expect(said(text)).toBe(expected);
  });
});

describe('a general word beside a special one', () => {
  it.each([
    ['resident doctor', 'st-lakare'],
    ['läkare, gärna psykiatriker', 'specialistlakare-psykiatri'],
  ])('%s is that one', (text, expected) => {
    expect(said(text)).toBe(expected);
  });

  it('stays beside it where either is asked for', () => {
    expect(read('läkare eller psykiatriker').filters).toHaveLength(2);
  });
});

describe('the work fields that a word for a profession says besides', () => {
  it.each([
    ['bvc-sköterska', ['barnhalsovard']],
    ['psykolog bup', ['barn-och-ungdomspsykiatri']],
    ['käkkirurg', ['kakkirurgi']],
    ['tandreglerare', ['tandreglering']],
    // What the profession says itself
    ['sjuksköterska', []],
    ['op-ssk', []],
    ['hudläkare', []],
    ['barnmorska', []],
  ])('%s prefers %j', (text, fields) => {
    expect(read(text).prefers).toEqual(fields);
  });
});
