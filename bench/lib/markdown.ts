/** A Markdown table; the first row is the head. */
export function markdownTable(rows: readonly (readonly string[])[]): string {
  const [head = []] = rows;
  return [head, head.map(() => '---'), ...rows.slice(1)]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

/** Bytes as kilobytes of 1024, as budgets count them: `12.3 KB`. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}

/** `a` divided into `b`, as `12×` or `1.4×`. */
export function times(a: number, b: number): string {
  const ratio = a / b;
  return `${ratio >= 10 ? Math.round(ratio).toLocaleString('en') : ratio.toFixed(1)}×`;
}
