import type { RunReport } from './importRun';
import type { FramingReason } from './readRecords';

const FRAMING: Readonly<Record<FramingReason, string>> = {
  not_json: 'is not JSON',
  line_too_long: 'is longer than 1 MiB',
  cut_off: 'ends in the middle: the file is cut off',
};

const NAMES = ['read', 'added', 'updated', 'unchanged', 'removed'] as const;
/** Only shown when there are any. */
const RARE = ['missing', 'older', 'repeated', 'latin1', 'retries'] as const;

/**
 * What a run has done, for a console, in English: one line a number, and its note.
 *
 * @param explanations - of the source's own reasons.
 */
export function formatCounts(
  counts: RunReport,
  explanations: Readonly<Record<string, string>>,
): string {
  const texts: Readonly<Record<string, string>> = { ...explanations, ...FRAMING };
  const skipped = Object.entries(counts.skipped);
  const rows: [string, number, string?][] = [
    ...NAMES.map((name): [string, number] => [name, counts[name]]),
    ...RARE.flatMap((name): [string, number][] =>
      counts[name] === 0 ? [] : [[name, counts[name]]],
    ),
    ['skipped', skipped.reduce((sum, [, { count }]) => sum + count, 0)],
    ...skipped
      .toSorted(([, a], [, b]) => b.count - a.count)
      .map(([reason, { count, first }]): [string, number, string] => [
        `  ${reason}`,
        count,
        `${texts[reason] ?? reason} (first: line ${first})`,
      ]),
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  const lines = rows.map(
    ([name, count, note]) =>
      `${name.padEnd(width)}  ${String(count).padStart(6)}${note ? `  ${note}` : ''}`,
  );
  return [...lines, ...(counts.note === null ? [] : [counts.note])].join('\n');
}
