/** A part of a job's text: a heading, a list, or a paragraph. */
export type DescriptionBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] };

export const HEADING_MARK = '## ';
export const ITEM_MARK = '- ';

/** The blocks of a job's lines; neighbouring entries of a list are one list. */
export function descriptionBlocks(lines: readonly string[]): DescriptionBlock[] {
  const blocks: DescriptionBlock[] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    if (line.startsWith(HEADING_MARK)) blocks.push({ kind: 'heading', text: line.slice(3) });
    else if (!line.startsWith(ITEM_MARK)) blocks.push({ kind: 'paragraph', text: line });
    else if (last?.kind === 'list') last.items.push(line.slice(2));
    else blocks.push({ kind: 'list', items: [line.slice(2)] });
  }
  return blocks;
}
