import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoWeekOf, weekKey } from '#domain/calendar/isoWeek';
import { holds } from '../../scripts/testing/holds';
import { type CardSources, cardFacts, cardFor, sharedCards } from './candidateCard';
import { type CandidateCard, SMALLEST_SHOWN_SET } from './recruiterView';
import { somePreferences } from './testing/anAccount';

const TODAY = '2026-03-02';

interface Person extends CardSources {
  name: string;
}

function aPerson(
  changes: Partial<Omit<Person, 'preferences'>> & {
    preferences?: Parameters<typeof somePreferences>[0];
  } = {},
): Person {
  const { preferences, ...rest } = changes;
  return {
    name: 'Alva',
    systems: [],
    experiences: [],
    bankIdVerified: true,
    ...rest,
    preferences: somePreferences(preferences),
  };
}

const times = (count: number, person: Person) => Array.from({ length: count }, () => person);
const cardsOf = (people: readonly Person[]) =>
  sharedCards(
    'sjukskoterska',
    people.map((person) => ({ ...person, ...cardFacts(person, TODAY) })),
  );
const onlyCard = (people: readonly Person[]): CandidateCard => {
  const [shared, ...others] = cardsOf(people);
  if (!shared || others.length > 0) throw new Error('There is not one card.');
  return shared.card;
};

it('shows all where enough are alike: regions, no municipality, and not the order of a choice', () => {
  const person = aPerson({
    preferences: { locations: ['m-2480', 'r-01', 'm-0180'] },
    systems: ['takecare', 'cosmic'],
  });
  expect(onlyCard(times(5, person))).toEqual({
    workRoles: ['sjukskoterska'],
    regions: ['r-01', 'r-24'],
    experience: 'not_stated',
    workFields: ['akutmottagning'],
    months: ['2026-05'],
    employmentTypes: ['konsult'],
    rateFrom: 500,
    systems: ['cosmic', 'takecare'],
    bankIdVerified: true,
  });
});

it('shows nobody of fewer than five', () => {
  expect(cardsOf(times(4, aPerson()))).toEqual([]);
  expect(cardsOf([])).toEqual([]);
});

it('counts nobody without BankID among the five, and shows them only like others', () => {
  const stranger = aPerson({ name: 'Ingen', bankIdVerified: false });
  expect(cardsOf(times(50, stranger))).toEqual([]);
  // Whoever makes accounts like somebody's sees no more of them than without
  const rare = { systems: ['cosmic'] };
  const others = [...times(6, aPerson()), aPerson(rare)];
  const made = times(20, aPerson({ ...rare, bankIdVerified: false }));
  const [card, ...more] = cardsOf([...others, ...made]);
  expect(more).toEqual([]);
  expect(card).toMatchObject({ card: { systems: null, bankIdVerified: null } });
  expect(card?.people).toHaveLength(27);
});

it.each<[what: string, other: Person, shown: Partial<CandidateCard>]>([
  ['a rare place', aPerson({ preferences: { locations: ['r-25'] } }), { regions: NORRLAND() }],
  ['a place far away', aPerson({ preferences: { locations: ['r-12'] } }), { regions: null }],
  ['a rare system', aPerson({ systems: ['cosmic'] }), { systems: null, regions: ['r-24'] }],
  ['who has no BankID', aPerson({ bankIdVerified: false }), { bankIdVerified: null }],
  [
    'a rare month',
    aPerson({
      preferences: {
        availablePeriods: {
          weeksData: { [weekKey(isoWeekOf('2026-06-01'))]: isoWeekOf('2026-06-01') },
        },
      },
    }),
    { months: ['2026-04', '2026-05', '2026-06'] },
  ],
  [
    'a rare field of the same group',
    aPerson({ preferences: { workFields: ['akutvardsavdelning'] } }),
    { workFields: ['akut-och-intensivvard'] },
  ],
  [
    'a rare lowest rate',
    aPerson({
      preferences: { compensation: { hourly: { minRate: 1200, maxRate: 3500 } } },
    }),
    { rateFrom: null },
  ],
])('does not let one stand out by %s', (_what, other, shown) => {
  expect(onlyCard([...times(6, aPerson()), other])).toMatchObject(shown);
});

function NORRLAND(): string[] {
  return ['r-21', 'r-22', 'r-23', 'r-24', 'r-25'];
}

it('shows the common value of many, and of the others that theirs is rarer', () => {
  const rare = ['r-01', 'r-03', 'r-18', 'r-19', 'r-17'].map((region) =>
    aPerson({ preferences: { locations: [region] } }),
  );
  const found = cardsOf([...times(7, aPerson({ preferences: { locations: ['r-04'] } })), ...rare]);
  expect(found.map(({ card, people }) => [card.regions, people.length])).toEqual([
    [['r-04'], 7],
    [['r-01', 'r-03', 'r-04', 'r-17', 'r-18', 'r-19', 'r-20'], 5],
  ]);
});

it('shows nothing of weeks that have passed', () => {
  const week = isoWeekOf('2026-02-02');
  const preferences = { availablePeriods: { weeksData: { [weekKey(week)]: week } } };
  expect(onlyCard(times(5, aPerson({ preferences }))).months).toEqual([]);
});

const anyPerson = fc
  .record({
    locations: fc.subarray(['r-24', 'm-2480', 'r-25', 'r-01', 'r-12']),
    workFields: fc.subarray(['akutmottagning', 'forlossning']),
    minRate: fc.constantFrom(500, 740, 760),
    months: fc.constantFrom(0, 3, 30, 80),
    systems: fc.subarray(['cosmic', 'takecare']),
    bankIdVerified: fc.boolean(),
  })
  .map(
    ({ locations, workFields, minRate, months, systems, bankIdVerified }): Person => ({
      name: 'Alva',
      systems,
      bankIdVerified,
      experiences: months === 0 ? [] : [{ from: `${2026 - Math.ceil(months / 12)}-01`, to: null }],
      preferences: somePreferences({
        locations,
        workFields,
        compensation: { hourly: { minRate, maxRate: 3500 } },
      }),
    }),
  );

it('has five people with BankID at least on each card, everybody once, and no two cards alike', () => {
  holds(
    fc.property(fc.array(anyPerson, { maxLength: 40 }), (people) => {
      const found = cardsOf(people);
      const cards = found.map(({ card }) => JSON.stringify(card));
      expect(new Set(cards).size).toBe(cards.length);
      for (const shared of found) {
        const counting = shared.people.filter(({ bankIdVerified }) => bankIdVerified);
        expect(counting.length).toBeGreaterThanOrEqual(SMALLEST_SHOWN_SET);
      }
      const counting = people.filter(({ bankIdVerified }) => bankIdVerified);
      const listed = counting.length < SMALLEST_SHOWN_SET ? [] : people;
      const shown = found.flatMap((shared) => shared.people);
      expect(new Set(shown).size).toBe(listed.length);
      expect(shown).toHaveLength(listed.length);
    }),
  );
});

it('is found again for everybody it was made of, and for others where it says nothing else of them', () => {
  holds(
    fc.property(fc.array(anyPerson, { maxLength: 40 }), anyPerson, (people, other) => {
      const found = cardsOf(people);
      const cards = found.map(({ card }) => card);
      for (const { card, people: own } of found) {
        for (const person of own) expect(cardFor(person, cards)).toBe(card);
      }
      const card = cardFor(cardFacts(other, TODAY), cards);
      if (card === null) return;
      // Nothing finer or rarer than what five others have
      expect(cards).toContain(card);
      expect([null, cardFacts(other, TODAY).shown[8]?.details.rateFrom]).toContain(card.rateFrom);
    }),
  );
});

it('does not depend on the order of the people', () => {
  holds(
    fc.property(fc.array(anyPerson, { maxLength: 30 }), (people) => {
      const textOf = (found: ReturnType<typeof cardsOf>) =>
        found.map(({ card, people: { length } }) => JSON.stringify([card, length])).sort();
      expect(textOf(cardsOf(people.toReversed()))).toEqual(textOf(cardsOf(people)));
    }),
  );
});

describe('experience', () => {
  it.each<[what: string, experiences: { from: string; to: string | null }[], band: string]>([
    ['nothing', [], 'not_stated'],
    ['one month', [{ from: '2026-03', to: '2026-03' }], 'under_2'],
    ['a month less than two years', [{ from: '2020-01', to: '2021-11' }], 'under_2'],
    ['two years', [{ from: '2020-01', to: '2021-12' }], 'from_2'],
    ['a job that goes on', [{ from: '2021-05', to: null }], 'from_2'],
    ['a job that goes on since five years', [{ from: '2021-04', to: null }], 'from_5'],
    [
      'two jobs at the same time, counted once',
      [
        { from: '2020-01', to: '2021-06' },
        { from: '2020-06', to: '2021-11' },
      ],
      'under_2',
    ],
    [
      'a job within another',
      [
        { from: '2016-01', to: '2025-12' },
        { from: '2018-01', to: '2018-12' },
      ],
      'from_10',
    ],
    [
      'two jobs with years between',
      [
        { from: '2010-01', to: '2010-12' },
        { from: '2020-01', to: '2020-12' },
      ],
      'from_2',
    ],
  ])('%s', (_what, experiences, band) => {
    const cardOf = (jobs: typeof experiences) => onlyCard(times(5, aPerson({ experiences: jobs })));
    expect(cardOf(experiences).experience).toBe(band);
    expect(cardOf(experiences.toReversed()).experience).toBe(band);
  });
});

/** The people of a list as its cards part them. */
const partedBy = (people: readonly Person[]) =>
  cardsOf(people).map((one) => one.people.filter(({ bankIdVerified }) => bankIdVerified));

it('parts nobody otherwise when accounts without BankID are made like the largest crowds', () => {
  const of = (region: string) => aPerson({ preferences: { locations: [region] }, name: region });
  const people = [...times(5, of('r-01')), ...times(6, of('r-12')), of('r-24')];
  const before = partedBy(people);
  for (const region of ['r-01', 'r-12']) {
    const made = times(9, { ...of(region), bankIdVerified: false });
    expect(partedBy([...people, ...made])).toEqual(before);
  }
});
