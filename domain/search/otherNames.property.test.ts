import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Text } from '#domain/language';
import { fold } from '#domain/text/fold';
import { type Choice, FOUND_BY, findChoices, rankChoices } from '#domain/vocabulary/findChoices';
import { locationText } from '#domain/vocabulary/locationName';
import { APP_LOCATIONS } from '#domain/vocabulary/locations';
import { locationById, workFieldById, workRoleGroupById } from '#domain/vocabulary/lookup';
import { SYSTEMS } from '#domain/vocabulary/systems';
import { FIELD_TERMS } from '#domain/vocabulary/thesaurus/fields.generated';
import { LOCALITY_TERMS } from '#domain/vocabulary/thesaurus/localities.generated';
import { GROUP_TERMS } from '#domain/vocabulary/thesaurus/ownTerms';
import { DISTRICT_TERMS, PLACE_TERMS } from '#domain/vocabulary/thesaurus/places.generated';
import {
  PROFESSION_TERMS,
  WORKPLACE_TERMS,
} from '#domain/vocabulary/thesaurus/professions.generated';
import { SYSTEM_TERMS } from '#domain/vocabulary/thesaurus/systems.generated';
import type { TermRow } from '#domain/vocabulary/thesaurus/termRow';
import { WORK_FIELDS } from '#domain/vocabulary/workFields';
import { WORK_ROLES } from '#domain/vocabulary/workRoles';
import { holds } from '../../scripts/testing/holds';
import { type NamedPart, otherNames } from './otherNames';

interface Named {
  id: string;
  text: Text;
  group: Text | undefined;
}

const NAMED: Readonly<Record<NamedPart, readonly Named[]>> = {
  workroles: WORK_ROLES.map(({ id, text, group }) => ({
    id,
    text,
    group: workRoleGroupById(group)?.text,
  })),
  workfields: WORK_FIELDS.filter(({ isGroup }) => !isGroup).map(({ id, text, group }) => ({
    id,
    text,
    group: workFieldById(group)?.text,
  })),
  locations: APP_LOCATIONS.map(({ id, name, regionId }) => ({
    id,
    text: locationText(name),
    group: locationText(locationById(regionId)?.name ?? ''),
  })),
  systems: SYSTEMS.map(({ id, text }) => ({
    id,
    text: { sv: text, en: text },
    group: undefined,
  })),
};
const PARTS: readonly NamedPart[] = ['workroles', 'workfields', 'locations', 'systems'];
const LANGUAGES = ['sv', 'en'] as const;

/** The options of a part as a page offers them. */
const choicesOf = (part: NamedPart, language: 'sv' | 'en'): Choice[] =>
  NAMED[part].map(({ id, text, group }) => ({
    id,
    label: text[language],
    group: group?.[language],
  }));

const ROWS: Readonly<Record<NamedPart, readonly TermRow[]>> = {
  workroles: [...PROFESSION_TERMS, ...WORKPLACE_TERMS],
  workfields: FIELD_TERMS,
  locations: [...PLACE_TERMS, ...DISTRICT_TERMS, ...LOCALITY_TERMS],
  systems: SYSTEM_TERMS,
};

interface Term {
  part: NamedPart;
  /** The ids that it finds. */
  ids: readonly string[];
  term: string;
}

const listOf = (text: string | undefined): string[] => (text ? text.split('|') : []);

/** Fields are offered, not the groups of them: those are headings. */
const offered = (ids: readonly string[]): string[] =>
  ids.flatMap((id) =>
    workFieldById(id)?.isGroup === true
      ? WORK_FIELDS.flatMap((field) => (field.group === id && !field.isGroup ? [field.id] : []))
      : [id],
  );

const LABELS: readonly Term[] = PARTS.flatMap((part) =>
  NAMED[part].flatMap(({ id, text }) =>
    LANGUAGES.map((language) => ({ part, ids: [id], term: text[language] })),
  ),
);
const SYNONYMS: readonly Term[] = [
  ...PARTS.flatMap((part) =>
    ROWS[part].flatMap(([ids, sourced, fromMemory]) =>
      [...listOf(sourced), ...listOf(fromMemory)].map((term) => ({
        part,
        ids: offered(ids.split(' ')),
        term,
      })),
    ),
  ),
  ...GROUP_TERMS.flatMap(([group, terms]) =>
    listOf(terms).map((term) => ({
      part: 'workroles' as const,
      ids: WORK_ROLES.flatMap((role) => (role.group === group ? [role.id] : [])),
      term,
    })),
  ),
];
const MISSPELT: readonly Term[] = PARTS.flatMap((part) =>
  ROWS[part].flatMap(([ids, , , misspelt]) =>
    listOf(misspelt).map((term) => ({ part, ids: ids.split(' ').slice(0, 1), term })),
  ),
);

const aTerm = fc.constantFrom(...LABELS, ...SYNONYMS);
const aLanguage = fc.constantFrom(...LANGUAGES);
const asWritten: readonly ((term: string) => string)[] = [
  (term) => term,
  (term) => term.toLowerCase(),
  (term) => term.toUpperCase(),
  (term) => fold(term),
  (term) => `  ${term.normalize('NFD')} `,
];

const idsFor = (part: NamedPart, language: 'sv' | 'en', typed: string): string[] =>
  findChoices(choicesOf(part, language), typed, otherNames(part)).map(({ id }) => id);

const joinedLetters = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]/gu, '');

describe('one matcher for one vocabulary', () => {
  it('has terms to find', () => {
    expect(LABELS.length).toBeGreaterThan(1000);
    expect(SYNONYMS.length).toBeGreaterThan(5000);
  });

  it('finds every one by its name in either language and by every synonym, however it is typed', () => {
    holds(
      fc.property(
        aTerm,
        aLanguage,
        fc.constantFrom(...asWritten),
        ({ part, ids, term }, language, type) => {
          const found = idsFor(part, language, type(term));
          expect(ids.filter((id) => !found.includes(id))).toEqual([]);
        },
      ),
      { numRuns: 250 },
    );
  });

  it('finds by a part of a word of a name, or of a synonym', () => {
    const wordsOf = (term: string) =>
      term.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length >= 3);
    const aPart = fc
      .record({ named: aTerm, from: fc.nat(), length: fc.nat() })
      .filter(({ named }) => wordsOf(named.term).length > 0)
      .map(({ named, from, length }) => {
        const words = wordsOf(named.term);
        const word = words[from % words.length] ?? '';
        const start = from % (word.length - 2);
        return { ...named, typed: word.slice(start, start + 3 + (length % word.length)) };
      });
    holds(
      fc.property(aPart, aLanguage, ({ part, ids, typed }, language) => {
        expect(idsFor(part, language, typed)).toEqual(expect.arrayContaining([...ids]));
      }),
      { numRuns: 150 },
    );
  });

  it('finds by a slip of one letter, only where nothing matches', () => {
    const aSlip = fc
      .record({
        named: aTerm,
        at: fc.nat(),
        letter: fc.constantFrom(...'abdeklmnorstvåäö'),
        kind: fc.constantFrom('more', 'less', 'other', 'swapped'),
      })
      .map(({ named, at, letter, kind }) => {
        const letters = [...named.term];
        const place = at % letters.length;
        if (kind === 'more') letters.splice(place, 0, letter);
        if (kind === 'less') letters.splice(place, 1);
        if (kind === 'other') letters.splice(place, 1, letter);
        if (kind === 'swapped')
          letters.splice(place, 2, ...letters.slice(place, place + 2).reverse());
        return { ...named, typed: letters.join('') };
      });
    holds(
      fc.property(aSlip, aLanguage, ({ part, ids, typed, term }, language) => {
        const found = rankChoices(choicesOf(part, language), typed, otherNames(part));
        const isSlip = found.every(({ by }) => by === FOUND_BY.slip);
        const shortest = Math.min(joinedLetters(typed).length, joinedLetters(term).length);
        fc.pre(isSlip && shortest >= 3 && !otherNames(part).notOurs.has(joinedLetters(typed)));
        expect(found.map(({ choice }) => choice.id)).toEqual(expect.arrayContaining([...ids]));
      }),
      { numRuns: 150 },
    );
  });

  it('finds what the thesaurus knows as misspelt', () => {
    holds(
      fc.property(fc.constantFrom(...MISSPELT), ({ part, ids, term }) => {
        expect(idsFor(part, 'sv', term).length).toBeGreaterThan(0);
        const [first] = rankChoices(choicesOf(part, 'sv'), term, otherNames(part));
        if (first?.by === FOUND_BY.slip) {
          expect(idsFor(part, 'sv', term)).toEqual(expect.arrayContaining([...ids]));
        }
      }),
      { numRuns: 100 },
    );
  });

  it('puts names that begin so first, then words, parts of words, other names and slips', () => {
    const typed = fc.tuple(aTerm, fc.nat()).map(([named, length]) => ({
      ...named,
      typed: named.term.slice(0, 1 + (length % named.term.length)),
    }));
    holds(
      fc.property(typed, aLanguage, ({ part, typed: text }, language) => {
        const found = rankChoices(choicesOf(part, language), text, otherNames(part));
        const reasons = found.map(({ by }) => by);
        expect(reasons).toEqual([...reasons].sort((a, b) => a - b));
        const wanted = joinedLetters(text);
        fc.pre(wanted !== '');
        for (const { choice, by } of found) {
          const name = joinedLetters(choice.label);
          expect(by <= FOUND_BY.beginning).toBe(name.startsWith(wanted));
          if (by === FOUND_BY.slip) expect(name).not.toContain(wanted);
        }
        // What begins so is never left out
        const ids = new Set(found.map(({ choice }) => choice.id));
        const begin = choicesOf(part, language).filter(({ label }) =>
          joinedLetters(label).startsWith(wanted),
        );
        expect(begin.filter(({ id }) => !ids.has(id))).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it('offers everything in its order before something is typed', () => {
    for (const part of PARTS) {
      const choices = choicesOf(part, 'sv');
      expect(findChoices(choices, '', otherNames(part))).toEqual(choices);
      expect(findChoices(choices, '  ', otherNames(part))).toEqual(choices);
    }
  });
});

describe('what people type', () => {
  it.each([
    ['workroles', 'ssk', 'Sjuksköterska'],
    ['workroles', 'sköterska', 'Sjuksköterska'],
    ['workroles', 'läkare', 'Läkare'],
    ['workroles', 'usk', 'Undersköterska'],
    ['workroles', 'nurse', 'Sjuksköterska'],
    ['workroles', 'undersköterska säbo', 'Undersköterska äldreomsorg'],
    ['workroles', 'sjukskötreska', 'Sjuksköterska'],
    ['workfields', 'vc', 'Vårdcentral'],
    ['workfields', 'akuten', 'Akutmottagning'],
    ['locations', 'sthlm', 'Stockholm'],
    ['locations', 'malmo', 'Malmö'],
    ['locations', 'göteborg', 'Göteborg'],
  ] as const)('%s “%s”: %s first', (part, typed, first) => {
    expect(findChoices(choicesOf(part, 'sv'), typed, otherNames(part))[0]?.label).toBe(first);
  });

  it.each([
    ['workroles', 'medicin', ['Medicinsjuksköterska', 'Specialistläkare internmedicin']],
    ['workroles', 'kirurgi', ['Specialistläkare neurokirurgi', 'Kirurgsjuksköterska']],
    ['workroles', 'läkare', ['Skolläkare', 'Specialistläkare']],
    ['workfields', 'medicin', ['Internmedicin', 'Kardiologi']],
    ['workfields', 'kirurgi', ['Allmänkirurgi', 'Plastikkirurgi', 'Uppvakning']],
    ['locations', 'norrland', ['Västerbottens län', 'Norrbottens län']],
  ] as const)('%s “%s”: %j among them', (part, typed, expected) => {
    const labels = findChoices(choicesOf(part, 'sv'), typed, otherNames(part)).map((c) => c.label);
    expect(labels).toEqual(expect.arrayContaining([...expected]));
  });

  it.each(['lärare', 'xyz', '???', 'qwertyuiop'])('finds no profession for “%s”', (typed) => {
    expect(findChoices(choicesOf('workroles', 'sv'), typed, otherNames('workroles'))).toEqual([]);
  });
});
