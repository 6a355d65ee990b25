import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';

/** A click that opens the page here; a new tab, a window or a download is left to the browser. */
function opensHere(event: MouseEvent, { target, download }: HTMLAnchorElement): boolean {
  return (
    !event.defaultPrevented &&
    event.button === 0 &&
    !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
    (target === '' || target === '_self') &&
    download === ''
  );
}

/** Has the router follow a click on a link of this site, whose address begins with `/`. */
export function useFollowLink(): (event: MouseEvent, link: HTMLAnchorElement) => void {
  const navigate = useNavigate();
  return (event, link) => {
    const href = link.getAttribute('href') ?? '';
    if (!href.startsWith('/') || !opensHere(event, link)) return;
    event.preventDefault();
    const { pathname, search, hash } = window.location;
    void navigate(href, { replace: href === pathname + search + hash });
  };
}
