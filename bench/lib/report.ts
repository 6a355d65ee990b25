import type { Machine } from './machine';
import type { AnyPart, ReportPage } from './part';

/** The pages of `docs` that the bench writes, by what stands above their chapters. */
const INTRODUCTIONS: Readonly<Record<ReportPage, string>> = {
  performance: `# Performance

Written by \`npm run bench\`; do not edit by hand. \`npm run bench -- pages throughput\` measures
those parts alone and leaves the other tables as they are. Absolute figures belong to the machine
that is named above each table; the ratios are of one run and travel better. The reference is the
time of a fixed piece of work at the start of the run: tables with different references come from
a faster and a slower machine.`,
  scale: `# Scale

Written by \`npm run bench -- scale\`; do not edit by hand. How the product behaves with more and more of
everything, where it bends, and what the next step would be. Absolute figures belong to the machine that is
named; how they grow is the point.`,
};

/** A part's measurements, their date, and the machine. */
export interface Measured {
  /** `YYYY-MM-DD`. */
  date: string;
  machine: Machine;
  data: unknown;
}

/**
 * A page: the chapters of its measured parts anew and the others as they stand in it, in the order
 * of the parts.
 */
export function reportOf(
  page: ReportPage,
  parts: readonly AnyPart[],
  measured: Readonly<Record<string, Measured>>,
  before: string,
): string {
  const own = parts.filter((part) => (part.page ?? 'performance') === page);
  const chapters = own.flatMap(({ name, title, section }) => {
    const result = measured[name];
    if (!result) return chapterOf(before, title) ?? [];
    return `## ${title}\n\n${result.date}, ${machineText(result.machine)}.\n\n${section(result.data)}`;
  });
  return `${[INTRODUCTIONS[page], ...chapters].join('\n\n')}\n`;
}

function chapterOf(document: string, title: string): string | null {
  const chapters = document.trimEnd().split(/\n\n(?=## )/);
  return chapters.find((chapter) => chapter.startsWith(`## ${title}\n`)) ?? null;
}

function machineText({ cores, memoryGb, node, chromium, reference }: Machine): string {
  const browser = chromium ? `, Chromium ${chromium}` : '';
  const work = reference ? `, reference ${Math.round(reference)} ms` : '';
  return `${cores} cores, ${memoryGb} GB memory, Node ${node}${browser}${work}`;
}
