import type { Job } from '#domain/jobs/job';

/** The words of an ad in lower case, where they stand. */
export interface AdWords {
  /** Its title, workplace and unit. */
  head: string[];
  /** Its paragraphs, requirements and what is said of the workplace. */
  text: string[];
}

export function adWords({
  title,
  workplace,
  description,
  requirements,
  meritorious,
}: Job): AdWords {
  const { name, unit, careProvider, about } = workplace;
  return {
    head: wordsOf([title, name, unit ?? ''].join(' . ')),
    text: wordsOf(
      [...description, ...requirements, ...meritorious, careProvider, about ?? ''].join(' . '),
    ),
  };
}

/** Words and numbers in lower case; a stop between sentences keeps phrases from crossing it. */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+|[.!?]/gu) ?? []
  );
}

/** Whether the words have `form`: words in a row, the last of which may be a beginning (`jour*`). */
export function haveForm(words: readonly string[], form: string): boolean {
  const wanted = form.split(' ');
  return words.some((_word, at) =>
    wanted.every((one, offset) => matches(words[at + offset] ?? '', one)),
  );
}

function matches(word: string, wanted: string): boolean {
  return wanted.endsWith('*') ? word.startsWith(wanted.slice(0, -1)) : word === wanted;
}
