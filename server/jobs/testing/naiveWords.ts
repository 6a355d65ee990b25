import type { Job } from '#domain/jobs/job';
import { jobNames } from '#domain/jobViews/jobSummary';
import { isOrdinaryWord } from '#domain/search/ordinaryWords';
import { stemsOf } from '#domain/search/stems';
import type { SearchTerm } from '#domain/search/understand';
import type { Correction } from '#domain/search/understood';
import { distanceWithin } from '#domain/text/distance';
import {
  employmentTypeById,
  systemById,
  workFieldById,
  workingHourById,
} from '#domain/vocabulary/lookup';
import { wordsOf } from '../index/text/words';

/** Title, profession, workplace, facts and running text; the last is no name. */
const WEIGHTS = [20, 12, 8, 4, 0];
const BODY = 4;

/** Whether a word of an ad, in a name or not, is what a word asks for. */
type Reading = (asked: string, word: string, isName: boolean) => boolean;

const exactly: Reading = (asked, word) => asked === word;

const inAnyForm: Reading = (asked, word, isName) =>
  asked === word ||
  stemsOf(asked).some(
    (stem) =>
      stem.length >= 4 &&
      word.startsWith(stem) &&
      word.length <= stem.length + 6 &&
      stemsOf(word).includes(stem),
  ) ||
  ((isName || asked.length >= 5) && word.startsWith(asked)) ||
  (isName && asked.length >= 4 && word.endsWith(asked));

const inNames =
  (reading: Reading): Reading =>
  (asked, word, isName) =>
    isName && reading(asked, word, isName);

const begun: Reading = (asked, word, isName) =>
  !isName && asked.length >= 4 && word.startsWith(asked);

interface ReadTerm {
  forms: string[][];
  reading: Reading;
}

/** The definition of finding words, job by job and without an index. `asWritten`: nothing is corrected. */
export function naiveWords(
  open: readonly Job[],
  text: string,
  terms: readonly SearchTerm[],
  { asWritten = false } = {},
) {
  const corrected: Correction[] = [];
  const texts = new Map(open.map((job) => [job, textsOf(job)]));
  const words = wordsOf(text).map((word) => ({ written: word, anyOf: [word], literal: false }));
  const read = [...words, ...terms].map((term) =>
    readTerm(term, { ads: [...texts.values()], corrected, asWritten }),
  );
  return {
    corrected,
    /** Null for a job that lacks a term. */
    scoreOf(job: Job): number | null {
      const kinds = read.map((term) => kindOf(term, texts.get(job) ?? textsOf(job)));
      if (kinds.some((kind) => kind === null)) return null;
      return kinds.reduce<number>((sum, kind) => sum + (WEIGHTS[kind ?? BODY] ?? 0), 0);
    },
  };
}

interface Reader {
  ads: readonly string[][][];
  corrected: Correction[];
  asWritten: boolean;
}

function readTerm(term: SearchTerm, { ads, corrected, asWritten }: Reader): ReadTerm {
  const forms = term.anyOf.map(wordsOf).filter(({ length }) => length > 0);
  const where = term.inNames ? inNames : (reading: Reading) => reading;
  if (term.literal) return { forms, reading: where(exactly) };
  if (asWritten || term.inNames) return { forms, reading: where(inAnyForm) };
  const isHeld = (reading: Reading) =>
    forms.some((words) =>
      words.every((word) => ads.some((ad) => firstKind(word, ad, reading) !== null)),
    );
  for (const reading of [inAnyForm, begun]) if (isHeld(reading)) return { forms, reading };
  const [word = '', ...others] = wordsOf(term.written);
  const meant = others.length > 0 ? undefined : nearest(word, ads);
  if (meant === undefined || isOrdinaryWord(term.written)) return { forms: [], reading: exactly };
  corrected.push({ from: term.written, to: meant });
  return { forms: [[meant]], reading: inAnyForm };
}

/** The nearest word that most ads have, the first of the alphabet among equals. */
function nearest(word: string, ads: readonly string[][][]): string | undefined {
  const limit = word.length < 4 || /[0-9]/.test(word) ? 0 : word.length < 10 ? 1 : 2;
  if (limit === 0) return undefined;
  const vocabulary = [...new Set(ads.flat(2))].filter(({ length }) => length >= 4);
  const distance = (held: string) => distanceWithin(word, held, limit);
  const jobs = (held: string) => ads.filter((ad) => ad.flat().includes(held)).length;
  return vocabulary
    .filter((held) => held[0] === word[0] && distance(held) <= limit)
    .sort((a, b) => distance(a) - distance(b) || jobs(b) - jobs(a) || (a < b ? -1 : 1))[0];
}

/** The heaviest kind of text that has all words of a form; null when no form is found. */
function kindOf({ forms, reading }: ReadTerm, ad: string[][]): number | null {
  const kinds = forms.flatMap((words) => {
    const found = words.map((word) => firstKind(word, ad, reading));
    return found.some((kind) => kind === null) ? [] : Math.max(...found.map((kind) => kind ?? 0));
  });
  return kinds.length > 0 ? Math.min(...kinds) : null;
}

function firstKind(asked: string, ad: string[][], reading: Reading): number | null {
  const kind = ad.findIndex((words, at) => words.some((word) => reading(asked, word, at < BODY)));
  return kind < 0 ? null : kind;
}

function textsOf(job: Job): string[][] {
  const { workRole, place, region } = jobNames(job);
  const { name, careProvider, unit } = job.workplace;
  const facts = [
    ...job.workFields.map((id) => workFieldById(id)?.text),
    ...job.employmentTypes.map((id) => employmentTypeById(id)?.text),
    ...job.timeOfDay.map((id) => workingHourById(id)?.text),
  ];
  return [
    [job.title],
    [workRole.sv, workRole.en],
    [name, careProvider, unit ?? '', place ?? '', region ?? ''],
    [
      ...job.systems.map((id) => systemById(id)?.text ?? ''),
      ...facts.flatMap((text) => [text?.sv ?? '', text?.en ?? '']),
    ],
    [...job.description, ...job.requirements, ...job.meritorious],
  ].map((texts) => wordsOf(texts.join(' ')));
}
