import { Children, type ReactNode } from 'react';

/**
 * What a caller passes to stand among others: a bare text becomes an element.
 *
 * A browser that translates a page puts elements in place of texts. React then no longer finds a text
 * that stands among siblings: what is inserted before it throws, and it never changes again.
 */
export function Text({ children }: { children: ReactNode }): ReactNode {
  if (!Array.isArray(children)) return worded(children);
  return Children.map(children, worded);
}

function worded(child: ReactNode): ReactNode {
  return typeof child === 'string' || typeof child === 'number' || typeof child === 'bigint' ? (
    <span>{child}</span>
  ) : (
    child
  );
}
