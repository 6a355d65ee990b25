import { type ReactNode, useEffect } from 'react';
import { fitFrame, open, type ShownInDocs } from './docsFrame';

interface InDocsFrameProps {
  /** `parameters.docs` of the story. */
  docs: ShownInDocs;
  /** Storybook's own global of the window's size. */
  viewport: unknown;
  children: ReactNode;
}

/** A story in a frame of a docs page: in a phone's frame where it is a phone's, and open. */
export function InDocsFrame({ docs, viewport, children }: InDocsFrameProps) {
  useEffect(() => {
    fitFrame(viewport);
    // After the story's own effects, of which one may open it
    const timer = setTimeout(() => open(docs), 0);
    return () => clearTimeout(timer);
  }, [docs, viewport]);
  return children;
}
