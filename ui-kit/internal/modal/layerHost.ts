import { useLayoutEffect } from 'react';

const HOSTS = { layers: 'vk-layers', messages: 'vk-messages' } as const;
/** What has nothing to say, and may not be hidden. */
const SILENT = 'script, style, link, template, noscript';

/**
 * The element at the end of the page that layers in front of it are put into: React listens to clicks
 * on what it puts content into, and in a `body` that listens a screen reader calls all that has the
 * focus clickable. Messages have one of their own, since they stay readable beside a modal.
 */
export function layerHost(of: keyof typeof HOSTS = 'layers'): Element {
  const there = document.getElementById(HOSTS[of]);
  if (there !== null) return there;
  const host = document.createElement('div');
  host.id = HOSTS[of];
  document.body.append(host);
  return host;
}

/** How many open layers hide the page. */
let open = 0;
let hidden: Element[] = [];

function showPage(): void {
  open -= 1;
  if (open > 0) return;
  for (const element of hidden) element.removeAttribute('aria-hidden');
  hidden = [];
}

function hidePage(): () => void {
  open += 1;
  if (open === 1) {
    const isLayer = ({ id }: Element) => Object.values<string>(HOSTS).includes(id);
    hidden = [...document.body.children].filter(
      (element) =>
        !isLayer(element) && !element.matches(SILENT) && !element.hasAttribute('aria-hidden'),
    );
    for (const element of hidden) element.setAttribute('aria-hidden', 'true');
  }
  return showPage;
}

/** Hides the page behind an open layer from screen readers, as MUI does in the layers' own element. */
export function useHiddenPage(isOpen: boolean): void {
  useLayoutEffect(() => (isOpen ? hidePage() : undefined), [isOpen]);
}
