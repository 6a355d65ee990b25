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

  it('is one while a job of it is open', () => {
    const names = namesOf('Apotea Sverige AB', 'Apotea Sverige AB', 'Apotea Norge');
    names.remove('job-0');
    names.remove('job-1');
    expect(names.named('apoteasverige')).toBeNull();
    names.add('job-2', 'Wemind AB');
    expect(names.named('apotea')).toBeNull();
    expect(names.named('wemind')).toBe('wemind');
    names.remove('unknown');
    names.remove('job-2');
    expect(names.named('wemind')).toBeNull();
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
