'use client';

import { useLayoutEffect } from 'react';
import { HOSTS } from './layerHost';

/** What has nothing to say, and may not be hidden. */
const SILENT = 'script, style, link, template, noscript';

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
