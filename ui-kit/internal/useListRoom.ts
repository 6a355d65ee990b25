'use client';

import { type RefObject, useLayoutEffect } from 'react';
import { listRoom, spanInSight } from './listRoom';

/**
 * Keeps an open list in sight: says on its field's element on which side the list opens
 * (`data-list-side`), with which edge it is in line (`data-list-align`) and how high it may be
 * (`--list-height`), and keeps the highlighted option in sight. On the element itself, before it is
 * painted: a second rendering would draw the list twice.
 */
export function useListRoom(field: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useLayoutEffect(() => {
    const element = field.current;
    if (!isOpen || element === null) return;
    const place = () => {
      const { side, height } = listRoom(element.getBoundingClientRect(), spanInSight(element));
      element.dataset.listSide = side;
      element.style.setProperty('--list-height', `${height}px`);
      element.dataset.listAlign = 'start';
      const list = element.querySelector('[role="listbox"]')?.getBoundingClientRect();
      const isCut = list && (list.left < 0 || list.right > document.documentElement.clientWidth);
      if (isCut) element.dataset.listAlign = 'end';
      const input = element.querySelector('[aria-activedescendant]');
      const option = input?.getAttribute('aria-activedescendant');
      if (option) document.getElementById(option)?.scrollIntoView?.({ block: 'nearest' });
    };
    /** The page, or what the field is in: not the list itself. */
    const placeAgain = ({ target }: Event) => {
      if (!(target instanceof Node && element.contains(target))) place();
    };
    place();
    // What comes late above the field, such as a font, moves it without any scrolling
    const moved = new ResizeObserver(place);
    moved.observe(document.body);
    // Options that come while one is highlighted are other lines, or higher ones
    const changed = new MutationObserver(place);
    changed.observe(element, { childList: true, characterData: true, subtree: true });
    window.addEventListener('resize', placeAgain);
    window.addEventListener('scroll', placeAgain, { capture: true, passive: true });
    return () => {
      moved.disconnect();
      changed.disconnect();
      window.removeEventListener('resize', placeAgain);
      window.removeEventListener('scroll', placeAgain, { capture: true });
    };
  }, [field, isOpen]);
}
