import type { SkipReason } from './mapAd';

/** Why a line gave no job; the first three are found before it is read as an ad. */
export type LineSkipReason = SkipReason | 'not_json' | 'line_too_long' | 'repeated_in_file';

/** The result of an import. */
export interface ImportReport {
  /** Lines that were not empty. */
  read: number;
  added: number;
  updated: number;
  unchanged: number;
  /** Lines left out, by reason, with the number of the first one. */
  skipped: Map<LineSkipReason, { count: number; firstLine: number }>;
}

export function emptyReport(): ImportReport {
  return { read: 0, added: 0, updated: 0, unchanged: 0, skipped: new Map() };
}

/** Counts a line that was left out. */
export function noteSkipped(report: ImportReport, reason: LineSkipReason, line: number): void {
  const before = report.skipped.get(reason);
  report.skipped.set(reason, {
    count: (before?.count ?? 0) + 1,
    firstLine: before?.firstLine ?? line,
  });
}

const EXPLANATION: Readonly<Record<LineSkipReason, string>> = {
  not_json: 'is not JSON',
  line_too_long: 'is longer than 1 MiB',
  repeated_in_file: 'repeats the id of an earlier line',
  not_an_ad: 'is not an ad',
  id_missing: 'has no usable id',
  title_missing: 'has no headline',
  employer_missing: 'names no employer',
  occupation_unknown: 'has an occupation that the vocabulary lacks',
  publication_date_missing: 'has no publication date',
  deadline_missing: 'has no application deadline',
};

/** The report for a console, in English, one line a number. */
export function formatReport({ read, added, updated, unchanged, skipped }: ImportReport): string {
  const rows: [string, number, string?][] = [
    ['read', read],
    ['added', added],
    ['updated', updated],
    ['unchanged', unchanged],
    ['skipped', [...skipped.values()].reduce((sum, { count }) => sum + count, 0)],
    ...[...skipped]
      .sort(([, a], [, b]) => b.count - a.count)
      .map(([reason, { count, firstLine }]): [string, number, string] => [
        `  ${reason}`,
        count,
        `${EXPLANATION[reason]} (first: line ${firstLine})`,
      ]),
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows
    .map(
      ([name, count, note]) =>
        `${name.padEnd(width)}  ${String(count).padStart(6)}${note ? `  ${note}` : ''}`,
    )
    .join('\n');
}
