import type { LinkProps } from '@vikari/ui-kit/Button';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';

/** A click that opens the page here; a new tab, a window or a download is left to the browser. */
function opensHere(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target, download } = event.currentTarget;
  return (
    !event.defaultPrevented &&
    event.button === 0 &&
    !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
    (target === '' || target === '_self') &&
    download === ''
  );
}

/**
 * The kit's links, followed by the router; addresses of other sites and `mailto:` stay plain. All
 * our addresses are absolute. The router's own link resolves each against its route, which costs a
 * third of the rendering time of a page with three hundred links.
 */
export function RouterLink({ href, onClick, ...rest }: LinkProps) {
  const navigate = useNavigate();
  if (!href.startsWith('/')) return <a href={href} onClick={onClick} {...rest} />;
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!opensHere(event)) return;
    event.preventDefault();
    const { pathname, search, hash } = window.location;
    void navigate(href, { replace: href === pathname + search + hash });
  };
  return <a href={href} onClick={follow} {...rest} />;
}
