import { boolean, number, string } from 'yup';
import {
  COMMAND_FIELDS,
  DAY_ENDS,
  DAYS_PARTS,
  FLAG_PARTS,
  GROUP_FIELDS,
  LIST_PARTS,
  NUMBER_ENDS,
  NUMBERS_PARTS,
  recordByKey,
  recordOf,
  TEXT_PARTS,
} from '#domain/jobs/filterFields';
import { count, day, exact, list, named, text, variants, word } from './responseFields';
import { words as textInBothLanguages } from './vocabulary.responses';

const understoodValue = () =>
  variants('part', {
    ...recordOf(LIST_PARTS, (part) => exact({ part: word([part]), ids: list(text()) })),
    ...recordOf(FLAG_PARTS, (part) => exact({ part: word([part]) })),
    ...recordOf(NUMBERS_PARTS, (part) =>
      exact({
        part: word([part]),
        min: number().nullable().defined(),
        max: number().nullable().defined(),
      }),
    ),
    ...recordOf(DAYS_PARTS, (part) =>
      exact({ part: word([part]), fromDate: day().nullable(), toDate: day().nullable() }),
    ),
  });

/** Fields of a filter that differ from the one that was sent. */
export const filterChange = () =>
  exact({
    ...recordOf(LIST_PARTS, () => list(text()).optional()),
    ...recordOf(GROUP_FIELDS, () => string().nullable()),
    ...recordOf([...FLAG_PARTS, ...COMMAND_FIELDS], () => boolean()),
    ...recordByKey(NUMBER_ENDS, () => number().nullable()),
    ...recordByKey(DAY_ENDS, () => day().nullable().optional()),
    ...recordOf(TEXT_PARTS, () => string()),
  });

/** How the text of a search was understood. */
export const understoodText = () =>
  exact({
    filters: list(
      exact({
        value: understoodValue(),
        words: text(),
        label: textInBothLanguages(),
        without: text(),
      }),
    ),
    words: list(text()),
    leftOut: list(text()).optional(),
    withoutJobs: list(text()).optional(),
    corrections: list(exact({ from: text(), to: text() })),
    unmet: list(exact({ words: text(), why: word(['place', 'unknown']) })).optional(),
    bestPaid: boolean().optional(),
    unwanted: list(
      exact({ words: text(), label: textInBothLanguages(), without: text() }),
    ).optional(),
    offers: list(
      exact({
        kind: word(['spelling', 'profession', 'place', 'nearest']),
        words: text(),
        label: textInBothLanguages(),
        change: filterChange(),
      }),
    ).optional(),
    literal: text(),
  }).meta(
    named(
      'UnderstoodText',
      'Words of the text that were taken for filters, each with the text without them; the words that the ads were searched for; spellings that were changed; words for jobs that were left out; what else words may mean.',
    ),
  );

/** A search beside the one that found nothing. */
export const nearSearch = () =>
  exact({
    kind: word(['place', 'week', 'profession', 'employer', 'elsewhere']),
    change: filterChange(),
    label: textInBothLanguages(),
    total: count(),
  });
