import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface ActionProblemProps {
  /** What went wrong; nothing while nothing did. */
  children?: ReactNode;
  className?: string | undefined;
}

/**
 * Where an action says that it failed: beside the button that was pressed. It is read out, and
 * scrolled to where it does not stand in view, so that no press looks like nothing. The focus stays
 * on the button, for another try.
 */
export function ActionProblem({ children, className }: ActionProblemProps) {
  const element = useRef<HTMLDivElement>(null);
  const wasShown = useRef(false);
  useLayoutEffect(() => {
    const { current } = element;
    const isShown = current !== null && current.childNodes.length > 0;
    if (isShown && !wasShown.current) {
      current.scrollIntoView?.({ block: 'nearest' });
    }
    wasShown.current = isShown;
  });
  return (
    <div ref={element} role="alert" className={className}>
      {children}
    </div>
  );
}
