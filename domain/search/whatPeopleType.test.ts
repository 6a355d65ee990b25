import { describe, expect, it } from 'vitest';
import { locationById } from '#domain/vocabulary/lookup';
import { said, TODAY } from './testing/said';
import { understand } from './understand';

const read = (text: string) => understand(text, { today: TODAY, taken: new Set() });

/** The names of the places that a text asks for. */
const placesIn = (text: string): string[] =>
  read(text).filters.flatMap(({ value }) =>
    value.part === 'locations' && 'ids' in value
      ? value.ids.flatMap((id) => locationById(id)?.name ?? [])
      : [],
  );

describe('a profession whose name is written apart, with hyphens or in another form', () => {
  it.each([
    ['distrikt sköterska', 'distriktsskoterska read:distriktssköterska'],
    ['sommar ssk', 'days:2027-06-01..2027-08-31 sjukskoterska'],
    ['hyr-dsk', 'distriktsskoterska form:konsult'],
    ['apotekarna', 'apotekare'],
    ['distrikt sköterskor Umeå', 'distriktsskoterska place:m-2480'],
    ['företags-ssk', 'foretagsskoterska'],
    ['op-sköterskor', 'operationssjukskoterska'],
    ['bvc-sköterskorna', 'any:distriktsskoterska+barnsjukskoterska'],
    ['arbets terapeuter', 'arbetsterapeut'],
    ['medicinska sekreterarna', 'medicinsk-sekreterare'],
    ['grundutbildade sjuksköterskor', 'sjukskoterska'],
    ['urolog sköterska', 'every:sjukskoterska field:urologi'],
    ['ortoped ssk', 'ortopedsjukskoterska'],
    ['ssk mottagning', 'mottagningssjukskoterska'],
    ['ssk kommun', 'kommunsjukskoterska'],
    ['sjuk- och undersköterska', 'sjukskoterska underskoterska'],
    ['arbets- eller fysioterapeut', 'arbetsterapeut fysioterapeut'],
    ['skötarna', 'skotare'],
    ['distriktsläkarna', 'specialistlakare-allmanmedicin'],
    ['psyksystrar', 'psykiatrisjukskoterska'],
    ['hyrläk', 'every:lakare form:konsult'],
    ['skolsköt', 'skolskoterska'],
    // Two professions stay two
    ['kirurg, sköterska', 'any:specialistlakare-kirurgi any:sjukskoterska'],
  ])('%s: %s', (text, expected) => {
    const { filters } = read(text);
    const roles = filters.filter(({ value }) => value.part === 'workroles');
    if (roles.length < 2) expect(said(text)).toBe(expected);
    else expect(roles).toHaveLength(expected.split(' ').length);
  });

  it.each([
    ['sskstockholm', 'sjukskoterska place:m-0180'],
    ['norrlandsläkare', 'every:lakare place:r-21+r-22+r-23+r-24+r-25'],
    ['barnmorskanatt', 'barnmorska time:night'],
  ])('says where or when in the same word: %s: %s', (text, expected) => {
    expect(said(text)).toBe(expected);
  });
});

describe('a step of a doctor’s training', () => {
  it.each([
    ['ST i allmänmedicin', 'st-lakare field:vardcentral'],
    ['st psykiatri Umeå', 'st-lakare field:psykiatri place:m-2480'],
    ['söker BT', 'bt-lakare'],
    ['AT i Umeå', 'any:at-lakare+arbetsterapeut place:m-2480'],
    ['BT-tjänster', 'bt-lakare'],
    ['AT-plats', 'at-lakare'],
    // Pieces, and English
    ['2 st ssk psykiatri', 'psykiatrisjukskoterska field:psykiatri'],
    ['2 ST SSK', 'sjukskoterska'],
    ['ssk at night', 'sjukskoterska time:night'],
  ])('%s: %s', (text, expected) => {
    expect(said(text)).toBe(expected);
  });
});

describe('a form of employment in the name of a profession', () => {
  it.each([
    ['vikarierande underläkare', 'underlakare form:vikariat'],
    ['vik. ul', 'underlakare form:vikariat'],
    ['locum dentist', 'tandlakare form:konsult+vikariat'],
    ['bank nurse', 'sjukskoterska form:timanstallning'],
    ['relief nurse', 'sjukskoterska form:vikariat'],
    ['vikarlege', 'every:lakare form:vikariat'],
    ['läkarbemanning', 'every:lakare form:konsult'],
    ['läkarjourer', 'every:lakare on-call'],
  ])('is a filter besides: %s: %s', (text, expected) => {
    expect(said(text)).toBe(expected);
  });
});

describe('a compound that only running text has', () => {
  const beside = (text: string, inNames: boolean) =>
    understand(text, {
      today: TODAY,
      taken: new Set(),
      isInAds: (word, onlyNames = false) => word === 'thoraxkirurg' && (inNames || !onlyNames),
    });

  it('is the profession at its end', () => {
    expect(beside('thoraxkirurg', false)).toMatchObject({
      role: 'specialistlakare-kirurgi',
      terms: [],
    });
    expect(beside('thoraxkirurg', true)).toMatchObject({ role: null, filters: [] });
  });
});

describe('halves of regions', () => {
  it('are the municipalities whose towns lie there', () => {
    const east = placesIn('fysioterapeut östra Skåne');
    expect(east).toEqual(expect.arrayContaining(['Kristianstad', 'Simrishamn', 'Ystad']));
    expect(east).not.toContain('Malmö');
    expect(placesIn('ssk norra Norrbotten')).toContain('Kiruna');
    expect(placesIn('ssk norra Norrbotten')).not.toContain('Piteå');
    expect(placesIn('ssk södra Öland')).toEqual(['Mörbylånga']);
  });

  it('are those around a town on one side of it', () => {
    const north = placesIn('farmaceut norr om Stockholm');
    expect(north).toEqual(expect.arrayContaining(['Uppsala', 'Sollentuna']));
    expect(north).not.toContain('Södertälje');
    expect(north).not.toContain('Stockholm');
    expect(placesIn('nurse south of Umeå')).toContain('Nordmaling');
  });

  it('are named as they were written', () => {
    expect(read('nordvästra Småland').filters[0]?.label).toEqual({
      sv: 'Nordvästra Småland',
      en: 'North-western Småland',
    });
  });

  it.each([
    ['ssk Västra Götaland', 'sjukskoterska place:r-14'],
    ['ssk norra Sverige', 'sjukskoterska place:r-21+r-22+r-23+r-24+r-25'],
    ['ssk södra Norrland', 'sjukskoterska place:r-21+r-22+r-23'],
    ['ssk norra Umeå', 'sjukskoterska place:m-2480 word:norra'],
  ])('are no places of another kind: %s: %s', (text, expected) => {
    expect(said(text)).toBe(expected);
  });

  it('leave the west coast at the sea', () => {
    const coast = placesIn('läkare västkusten');
    expect(coast).toEqual(expect.arrayContaining(['Strömstad', 'Göteborg', 'Halmstad']));
    expect(coast).not.toContain('Borås');
    expect(read('GP west coast').filters[1]?.label.sv).toBe('Västkusten');
  });
});

describe('what is not wanted', () => {
  it.each([
    ['I don’t want nights, nurse', 'sjukskoterska not(time:night)'],
    ['dont want nights nurse', 'sjukskoterska not(time:night)'],
    ["nurse can't work weekends", 'sjukskoterska not(time:weekend)'],
    ['ssk som inte kräver jour', 'sjukskoterska not(on-call)'],
    ['läkare inte via bemanning', 'every:lakare not(form:konsult)'],
    ['usk undviker natt', 'underskoterska not(time:night)'],
    // Not what one cannot find
    ["I can't find a job as a nurse in Umeå", 'sjukskoterska place:m-2480'],
  ])('%s: %s', (text, expected) => {
    expect(said(text)).toBe(expected);
  });
});

describe('times and days', () => {
  it.each([
    ['usk 7-16', 'underskoterska time:day'],
    ['psykolog barn 6-16 år Umeå', ''],
    ['optiker mellan 1 april och 30 juni', 'optiker days:2027-04-01..2027-06-30'],
    ['ssk två nätter i veckan', 'sjukskoterska time:night'],
    ['ssk i veckan', 'sjukskoterska days:2026-11-22..2026-11-22'],
    ['usk i natt', 'underskoterska time:night'],
    ['ssk höst eller vinter', 'sjukskoterska days:2026-11-22..2027-02-28'],
    ['ssk 75 % eller 100 %', 'sjukskoterska share:75..'],
    ['ssk minst 50 % högst 80 %', 'sjukskoterska share:50..80'],
    ['ssk 0,75 tjänst', 'sjukskoterska share:75..75'],
    ['dietist 50-procentig', 'dietist share:50..50'],
    ['ssk 5 års erfarenhet', 'sjukskoterska'],
  ])('%s: %s', (text, expected) => {
    if (expected === '') expect(said(text)).not.toContain('time:');
    else expect(said(text)).toBe(expected);
  });

  it.each([
    ['ssk några timmar i veckan', 'timmar i veckan'],
    ['läkare långa uppdrag', 'långa uppdrag'],
    ['ssk juni eller december', 'december'],
  ])('name what a search cannot take into account: %s', (text, words) => {
    expect(read(text).unmet).toEqual([{ words, why: 'unknown' }]);
  });
});

describe('names of Finland’s Swedish', () => {
  it.each([
    ['närvårdare', 'underskoterska'],
    ['talterapeuter', 'logoped'],
    ['röntgenskötare', 'rontgensjukskoterska'],
    ['hälsovårdare', 'distriktsskoterska'],
    ['laboratorieskötare', 'biomedicinsk-analytiker'],
  ])('%s: %s', (text, expected) => {
    expect(said(text)).toBe(expected);
  });
});

it.each(['ssk med boende och resor', 'ssk med resor och boende', 'nurse with flights and housing'])(
  '%s asks for both',
  (text) => {
    expect(said(text)).toBe('sjukskoterska travel:paid+arranged housing:paid+arranged');
  },
);
