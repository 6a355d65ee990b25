import { describe, expect, it } from 'vitest';
import { EmployerNames } from './employerNames';
import { TODAY } from './testing/said';
import { foldedKeyOf } from './tokens';
import { understand } from './understand';

function namesOf(...employers: string[]): EmployerNames {
  const names = new EmployerNames();
  employers.forEach((employer, index) => {
    names.add(`job-${index}`, employer);
  });
  return names;
}

const thrice = (employer: string): string[] => [employer, employer, employer];

describe('the name of an employer', () => {
  it.each([
    ['kronans apotek', ['Kronans Apotek AB'], 'kronans apotek'],
    ['apotek hjartat', thrice('Apotek Hjärtat AB'), 'apotek hjartat'],
    ['Min Doktor', ['Min Doktor Sverige AB'], 'min doktor'],
    ['mindoktor', ['Min Doktor Sverige AB'], 'min doktor'],
    ['doktor.se', ['Doktorse Nordic AB'], 'doktorse'],
    ['apotea', ['Apotea Sverige AB'], 'apotea'],
    ['apoteas', ['Apotea Sverige AB'], 'apotea'],
    ['ies', ['Internationella Engelska Skolan i Sverige AB'], 'internationella engelska skolan'],
    ['hjärtat apotek', thrice('Apotek Hjärtat AB'), 'apotek hjartat'],
    ['region skåne', ['Region Skåne'], 'region skane'],
    ['region jönköping', ['REGION JÖNKÖPINGS LÄN'], 'region jonkopings lan'],
    ['malmö stad', ['Malmö kommun'], 'malmo kommun'],
    ['göteborgs kommun', ['GÖTEBORGS KOMMUN'], 'goteborgs kommun'],
    ['engelska skolan', ['Internationella Engelska Skolan i Sverige AB'], 'engelska skolan'],
    ['din psykolog', ['Din Psykolog Vård Sverige AB'], 'din psykolog'],
    ['rönnbär bemanning', ['Rönnbär Bemanning'], 'ronnbar bemanning'],
  ])('%s of %j', (typed, employers, expected) => {
    expect(namesOf(...employers).named(foldedKeyOf(typed))).toBe(expected);
  });

  it.each([
    ['apoteket', thrice('Apoteket AB')],
    ['tandläkarna', thrice('Tandläkarna AB')],
    ['psykolog stockholm', thrice('Psykolog Stockholm AB')],
    ['apotek hjärtat', ['Apotek Hjärtat AB']],
    ['psykiatri vårdcentral', ['Psykiatri Vårdcentral AB']],
    ['moment', ['Moment AB']],
    ['vård och omsorg', thrice('Kommunens vård och omsorg, Gotland')],
  ])('is not what means something else: %s of %j', (typed, employers) => {
    expect(namesOf(...employers).named(foldedKeyOf(typed))).toBeNull();
  });

  it('stays one when no job of it is open, but not by its beginning', () => {
    const names = namesOf('Apotea Sverige AB', 'Apotea Sverige AB', 'Wemind Vård Norr AB');
    expect(names.named('wemindvard')).toBe('wemind vard');
    for (const id of ['job-0', 'job-1', 'job-2', 'unknown']) names.remove(id);
    expect(names.named('apotea')).toBe('apotea');
    expect(names.named('wemindvard')).toBeNull();
    expect(names.named('wemindvardnorr')).toBe('wemind vard norr');
  });

  it('is one where it is known, and means nothing else', () => {
    const names = new EmployerNames();
    names.know(['Min Doktor Sverige AB', 'Tandläkarna AB', 'Psykologerna Lund', 'Moment AB']);
    const others = new EmployerNames();
    others.knowAs(names);
    for (const known of [names, others]) {
      expect(known.named('mindoktor')).toBe('min doktor');
      for (const other of ['tandlakarna', 'psykologernalund', 'moment', 'doktor']) {
        expect(known.named(other)).toBeNull();
      }
    }
  });
});

describe('a search for an employer', () => {
  const names = namesOf(...thrice('Apotek Hjärtat AB'), 'Min Doktor AB', 'Apotea Sverige AB');
  const read = (text: string) =>
    understand(text, {
      today: TODAY,
      taken: new Set(),
      employerNamed: (letters) => names.named(letters),
    });

  it.each([
    ['apotek hjärtat', [], ['apotek hjärtat']],
    ['Apotek Hjärtat apotekare Umeå', ['apotekare', 'Umeå'], ['Apotek Hjärtat']],
    ['läkare min doktor', ['läkare'], ['min doktor']],
    ['apotea', [], ['apotea']],
    ['apotek', ['apotek'], []],
    ['doktor', ['doktor'], []],
  ])('%s is a name before its words are understood', (text, filters, terms) => {
    const understood = read(text);
    expect(understood.filters.map(({ words }) => words)).toEqual(filters);
    expect(understood.terms.map(({ written }) => written)).toEqual(terms);
    expect(understood.corrections).toEqual([]);
  });

  it('counts in names only, by all of its words', () => {
    expect(read('mindoktor').terms).toEqual([
      { written: 'mindoktor', anyOf: ['mindoktor', 'min doktor'], literal: true, inNames: true },
    ]);
  });

  it('can be negated', () => {
    expect(read('apotekare ej apotek hjärtat')).toMatchObject({
      unwanted: [{ words: 'ej apotek hjärtat', label: { sv: 'Inte apotek hjärtat' } }],
      terms: [],
    });
  });
});
