import { type MouseEvent, type ReactNode, useContext, useState } from 'react';
import { KeptMarkupContext } from '../site/keptMarkup';
import { useFollowLink } from '../site/useFollowLink';
import { trustedHtml } from '../trustedHtml';

/**
 * A value that a loader returns for {@link StaticContent}: the server renders with it, and the page's
 * data has null in its place.
 */
export class ServerOnly<Value> {
  constructor(readonly value: Value) {}

  toJSON(): null {
    return null;
  }
}

/** The server's markup by id: it is needed again when the content is mounted anew. */
const kept = new Map<string, string>();

function markupOf(id: string): string {
  const html = kept.get(id) ?? document.getElementById(id)?.innerHTML ?? '';
  kept.set(id, html);
  return html;
}

interface StaticContentProps {
  /** Unique within the site. */
  id: string;
  className?: string | undefined;
  /** Texts and plain links only; null in a page from the server, whose markup is kept. */
  children: ReactNode;
}

/**
 * A large part of a page that never changes. In a page from the server it stays as it was sent: it
 * is not rendered again to be hydrated, and its data is not sent; a server renders it once. The router
 * follows its links, with one handler for all.
 */
export function StaticContent({ id, className, children }: StaticContentProps) {
  const follow = useFollowLink();
  const kept = useContext(KeptMarkupContext);
  // The HTML is the server's, of the same page
  const [markup] = useState(() =>
    children === null ? { __html: trustedHtml(markupOf(id)) } : kept?.ofPart(id, () => children),
  );

  function handleClick(event: MouseEvent<HTMLElement>) {
    const link = event.target instanceof Element && event.target.closest('a');
    if (link) follow(event, link);
  }

  const content = markup ? { dangerouslySetInnerHTML: markup } : { children };
  // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: clicks on the links inside
  return <div id={id} className={className} onClick={handleClick} {...content} />;
}
