import { type AnswerSource, LEAST_ANSWERS, type Scores } from './answers';
import { type AnswerShape, type Figures, leavesRoom, newFigures } from './figures';

/** An answer about a workplace, as it is stored. */
export interface StoredAnswer {
  /** Of whom; the same for all answers of a person. */
  userId: string;
  /** The year in whose published figures it is; null while it waits. */
  publishedYear: number | null;
  source: AnswerSource;
  scores: Scores;
}

/** Published figures of a calendar year. */
export interface PublishedYear {
  year: number;
  figures: Figures;
}

/** What is published next about a workplace. */
export interface Publication {
  figures: Figures;
  /** The answers that count in them. */
  counted: readonly StoredAnswer[];
  /** The published years that it replaces, its own among them. */
  replaces: number[];
}

/**
 * The next publication about a workplace in a year; null while fewer than five people's answers
 * wait, or too few beside those that were taken back. Figures of an earlier year from which an
 * answer was taken back join those of this year: renewed by themselves, they would show that answer.
 *
 * @param shape - what answers are made of; the scores of the statements where absent.
 */
export function nextPublication(
  answers: readonly StoredAnswer[],
  published: readonly PublishedYear[],
  year: number,
  shape?: AnswerShape,
): Publication | null {
  const waiting = answers.filter(({ publishedYear }) => publishedYear === null);
  if (new Set(waiting.map(({ userId }) => userId)).size < LEAST_ANSWERS) return null;
  const isWhole = (one: PublishedYear) =>
    answers.filter(({ publishedYear }) => publishedYear === one.year).length ===
    one.figures.answers;
  const replaced = published.filter((one) => one.year === year || !isWhole(one));
  const years = replaced.map((one) => one.year);
  const joined = answers.filter(
    ({ publishedYear }) => publishedYear === null || years.includes(publishedYear),
  );
  const counted = shape?.onePerPerson ? newestOfEach(joined) : joined;
  const before = replaced.map(({ figures }) => figures);
  if (!leavesRoom(counted.length, before, shape)) return null;
  return {
    figures: newFigures(
      counted.map(({ scores, source, publishedYear }) => ({
        scores,
        byAssignment: source === 'assignment',
        isNew: publishedYear === null,
      })),
      before,
      shape,
    ),
    counted,
    replaces: years,
  };
}

/** The answer of each person that waits, else the one that was published last. */
function newestOfEach(answers: readonly StoredAnswer[]): StoredAnswer[] {
  const yearOf = ({ publishedYear }: StoredAnswer) => publishedYear ?? Number.POSITIVE_INFINITY;
  const newest = new Map<string, StoredAnswer>();
  for (const one of answers) {
    const other = newest.get(one.userId);
    if (!other || yearOf(other) < yearOf(one)) newest.set(one.userId, one);
  }
  return [...newest.values()];
}
