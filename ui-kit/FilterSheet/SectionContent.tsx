import { memo, type ReactNode } from 'react';

interface SectionContentProps<T> {
  render: (staged: T, change: (patch: Partial<T>) => void) => ReactNode;
  staged: T;
  /** Always the same function. */
  change: (patch: Partial<T>) => void;
  /** Everything that `render` depends on; undefined: it may depend on anything. */
  reads: readonly unknown[] | undefined;
}

function Content<T>({ render, staged, change }: SectionContentProps<T>) {
  return render(staged, change);
}

function areSame(
  { reads: before }: Pick<SectionContentProps<never>, 'reads'>,
  { reads: now }: Pick<SectionContentProps<never>, 'reads'>,
): boolean {
  if (before === undefined || now === undefined || before.length !== now.length) return false;
  return now.every((value, at) => Object.is(value, before[at]));
}

/** What a section shows, rendered again only when something that it reads has changed. */
export const SectionContent = memo(Content, areSame) as typeof Content;
