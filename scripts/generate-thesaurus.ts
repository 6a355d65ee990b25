import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { CLEAR_ALONE, LEFT_OUT, OTHER_WORDS } from './lib/thesaurusReview';

/**
 * Writes `domain/vocabulary/thesaurus/*.generated.ts` from `synonyms-health.json` and `places.json`:
 * `npx tsx scripts/generate-thesaurus.ts <synonyms-health.json> <places.json>`.
 */
interface Terms {
  fromMemory?: string[];
  weak?: string[];
  weakAbbreviations?: string[];
  misspellings?: string[];
}
interface Entry extends Terms {
  sv?: string[];
  en?: string[];
  abbreviations?: string[];
}
interface Filtered extends Terms {
  terms: string[];
  en?: string[];
  filter: Record<string, unknown>;
}
interface Facts {
  professions: (Entry & { roleIds: string[]; workplaceWords?: string[] })[];
  fields: (Entry & { fieldIds: string[] })[];
  places: (Terms & { terms: string[]; locationIds: string[]; kind: string })[];
  times: Filtered[];
  forms: Filtered[];
  systems: (Terms & { systemIds: string[]; terms: string[] })[];
  notInVocabulary: { entries: { terms: string[] }[] };
  stopWords: Record<'sv' | 'en' | 'domainSv' | 'domainEn', string[]> & {
    keep: { words: string[] };
  };
}
interface Places {
  rows: { label: string; municipality_code: string }[];
}

const [synonymsFile, placesFile] = process.argv.slice(2);
if (!synonymsFile || !placesFile) throw new Error('Give synonyms-health.json and places.json.');
const facts: Facts = JSON.parse(await readFile(synonymsFile, 'utf8'));
const { rows: localities }: Places = JSON.parse(await readFile(placesFile, 'utf8'));

const lower = (term: string): string => term.normalize('NFC').toLowerCase();
const quoted = (text: string): string => `'${text.replaceAll("'", '’')}'`;
const joined = (terms: Iterable<string>): string => quoted([...new Set(terms)].join('|'));

/** One row: terms that a source confirmed, then those from memory, misspellings and weak ones. */
function rowOf(
  ids: readonly string[],
  terms: readonly string[],
  { fromMemory = [], misspellings = [], weak = [], weakAbbreviations = [] }: Terms,
  leftOut: readonly string[],
): string {
  const kept = terms.map(lower).filter((term) => !leftOut.includes(term));
  const unconfirmed = new Set(fromMemory.map(lower));
  const weakOnes = [...weak, ...weakAbbreviations]
    .map(lower)
    .filter((term) => kept.includes(term) && !CLEAR_ALONE.includes(term));
  const parts = [
    quoted(ids.join(' ')),
    joined(kept.filter((term) => !unconfirmed.has(term))),
    joined(kept.filter((term) => unconfirmed.has(term))),
    joined(misspellings.map(lower).filter((term) => !leftOut.includes(term))),
    joined(weakOnes),
  ];
  while (parts.at(-1) === "''" && parts.length > 3) parts.pop();
  return `  [${parts.join(', ')}],`;
}

const write = async (name: string, body: string) => {
  const file = `../domain/vocabulary/thesaurus/${name}.generated.ts`;
  await writeFile(
    fileURLToPath(new URL(file, import.meta.url)),
    `// Written by scripts/generate-thesaurus.ts; do not edit.\n${body}`,
  );
};

const table = (comment: string, name: string, rows: readonly string[]): string =>
  `\n/** ${comment} */\nexport const ${name}: readonly TermRow[] = [\n${rows.join('\n')}\n];\n`;
const HEAD = `import type { TermRow } from './termRow';\n`;
const SOURCES =
  '// Sources: JobTech Taxonomy and ontology (occupations, keywords), headlines of Platsbanken ads\n' +
  '// (open data), and how care staff write, reviewed (scripts/lib/thesaurusReview.ts).\n';

const everyTerm = ({ sv = [], en = [], abbreviations = [] }: Entry): string[] => [
  ...sv,
  ...en,
  ...abbreviations,
];

await write(
  'professions',
  SOURCES +
    HEAD +
    table(
      'What a profession is called, by its id; several ids: any of them.',
      'PROFESSION_TERMS',
      facts.professions.map((entry) =>
        rowOf(entry.roleIds, everyTerm(entry), entry, LEFT_OUT.professions),
      ),
    ) +
    table(
      'Words for a workplace that mean the profession beside a word for nurse or doctor.',
      'WORKPLACE_TERMS',
      facts.professions
        .filter(({ workplaceWords = [] }) => workplaceWords.length > 0)
        .map(({ roleIds, workplaceWords = [] }) => rowOf(roleIds, workplaceWords, {}, [])),
    ),
);

await write(
  'fields',
  SOURCES +
    HEAD +
    table(
      'What a work field or a group of them is called.',
      'FIELD_TERMS',
      facts.fields.map((entry) => rowOf(entry.fieldIds, everyTerm(entry), entry, LEFT_OUT.fields)),
    ),
);

const byMunicipality = new Map<string, string[]>();
for (const { municipality_code: code, label } of localities) {
  byMunicipality.set(code, [...(byMunicipality.get(code) ?? []), label]);
}
await write(
  'places',
  `// Sources: names of regions and provinces (public records); localities with their municipality from
// JobtechSwe/elastic-importers (Apache-2.0).
${HEAD}` +
    table(
      'Regions, towns and areas by other names than the vocabulary’s; the first term names an area.',
      'PLACE_TERMS',
      facts.places
        .filter(({ kind, locationIds }) => kind !== 'district' && locationIds.length > 0)
        .map((entry) => rowOf(entry.locationIds, entry.terms, entry, LEFT_OUT.places)),
    ) +
    table(
      'Parts of towns, by municipality.',
      'DISTRICT_TERMS',
      facts.places
        .filter(({ kind }) => kind === 'district')
        .map((entry) => rowOf(entry.locationIds, entry.terms, {}, LEFT_OUT.places)),
    ),
);
await write(
  'localities',
  `// Source: JobtechSwe/elastic-importers, platser.json (Apache-2.0).
${HEAD}` +
    table(
      'Localities by municipality.',
      'LOCALITY_TERMS',
      [...byMunicipality]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([code, labels]) => rowOf([`m-${code}`], labels, {}, [])),
    ),
);

await write(
  'times',
  SOURCES +
    HEAD +
    table(
      'Words for times of day.',
      'TIME_TERMS',
      facts.times.flatMap((entry) => {
        const { timeOfDay } = entry.filter;
        if (!Array.isArray(timeOfDay)) return [];
        return [rowOf(timeOfDay, [...entry.terms, ...(entry.en ?? [])], entry, LEFT_OUT.times)];
      }),
    ) +
    table(
      'Words for on-call duty.',
      'ON_CALL_TERMS',
      facts.times
        .filter(({ filter }) => filter.onCallDuty === true)
        .map((entry) => rowOf([], [...entry.terms, ...(entry.en ?? [])], entry, LEFT_OUT.times)),
    ),
);

await write(
  'forms',
  SOURCES +
    HEAD +
    table(
      'Words for forms of employment.',
      'FORM_TERMS',
      facts.forms.flatMap((entry) => {
        const { employmentTypes } = entry.filter;
        if (!Array.isArray(employmentTypes)) return [];
        const terms = [...entry.terms, ...(entry.en ?? [])];
        return [rowOf(employmentTypes, terms, entry, LEFT_OUT.forms)];
      }),
    ),
);

await write(
  'systems',
  SOURCES +
    HEAD +
    table(
      'Names of systems.',
      'SYSTEM_TERMS',
      facts.systems.map((entry) => rowOf(entry.systemIds, entry.terms, entry, LEFT_OUT.systems)),
    ),
);

const { sv, en, domainSv, domainEn, keep } = facts.stopWords;
const ignored = facts.forms.filter(({ filter }) => filter.ignore === true || 'order' in filter);
const stopPhrases = [
  ...ignored,
  ...facts.times.filter(({ filter }) => filter.sort === 'duration' || 'period' in filter),
].flatMap((entry) => [...entry.terms, ...(entry.en ?? [])]);
const nowhere = facts.places.filter(({ locationIds }) => locationIds.length === 0);
const now = facts.times.filter(
  ({ filter }) => JSON.stringify(filter.period) === '{"from":"today"}',
);
const isPeriod = new Set(
  facts.times
    .filter(({ filter }) => 'period' in filter)
    .filter((entry) => !now.includes(entry))
    .flatMap((entry) => [...entry.terms, ...(entry.en ?? [])]),
);
await write(
  'stopWords',
  `// Sources: Snowball’s stop words (BSD-3-Clause) and words of every ad.

const wordsOf = (words: string): readonly string[] => words.split('|');

/** Words that say nothing of the job that is looked for; negations are not among them. */
export const STOP_WORDS = wordsOf(
  ${joined([...sv, ...en, ...domainSv, ...domainEn].map(lower).filter((word) => !keep.words.includes(word)))},
);

/** Phrases that say nothing, or for which there is no honest filter: of pay, of length, of "now". */
export const STOP_PHRASES = wordsOf(
  ${joined(
    [...stopPhrases, ...nowhere.flatMap(({ terms }) => terms)]
      .filter((term) => !isPeriod.has(term) && !/\d/.test(term))
      .map(lower)
      .filter((term) => !['tills vidare', 'kort uppdrag'].includes(term)),
  )},
);

/** Professions and words that are not in the vocabulary; never taken for one of ours. */
export const OTHER_PROFESSIONS = wordsOf(
  ${joined([...facts.notInVocabulary.entries.flatMap(({ terms }) => terms).map(lower), ...OTHER_WORDS])},
);
`,
);
console.log('The thesaurus is written.');
