import type { Machine } from './machine';
import type { AnyPart } from './part';
import type { Results } from './results';

const INTRODUCTION = `# Performance

Written by \`npm run bench\`; do not edit by hand. \`npm run bench -- pages throughput\` measures
those parts alone and leaves the other tables as they are. Absolute figures belong to the machine
that is named above each table; the ratios are of one run and travel better. The reference is the
time of a fixed piece of work at the start of the run: tables with different references come from
a faster and a slower machine.`;

/** docs/performance.md: every part that has a result, in the order of the parts. */
export function performanceReport(parts: readonly AnyPart[], results: Results): string {
  const sections = parts.flatMap(({ name, title, section }) => {
    const result = results[name];
    if (!result) return [];
    return `## ${title}\n\n${result.date}, ${machineText(result.machine)}.\n\n${section(result.data)}`;
  });
  return `${[INTRODUCTION, ...sections].join('\n\n')}\n`;
}

function machineText({ cores, memoryGb, node, chromium, reference }: Machine): string {
  const browser = chromium ? `, Chromium ${chromium}` : '';
  const work = reference ? `, reference ${Math.round(reference)} ms` : '';
  return `${cores} cores, ${memoryGb} GB memory, Node ${node}${browser}${work}`;
}
