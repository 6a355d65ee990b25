'use client';

import { useLayoutEffect } from 'react';
import { whenIdle } from '../whenIdle';

let locks = 0;
let restore = () => {};

/** The body's padding that keeps the width of the page where its scrollbar has one. */
function paddingForScrollbar(): string | null {
  const { body, documentElement } = document;
  const width = window.innerWidth - documentElement.clientWidth;
  if (width <= 0) return null;
  const padding = Number.parseFloat(getComputedStyle(body).paddingRight) || 0;
  return `${padding + width}px`;
}

/** Stops the page from scrolling, without moving anything; returns the undoing of it. */
function stopScrolling(): () => void {
  const { body, documentElement } = document;
  const { overflow } = documentElement.style;
  const { paddingRight } = body.style;
  const padding = paddingForScrollbar();
  documentElement.style.overflow = 'hidden';
  if (padding !== null) body.style.paddingRight = padding;
  return () => {
    documentElement.style.overflow = overflow;
    body.style.paddingRight = paddingRight;
  };
}

function unlock(): void {
  locks -= 1;
  if (locks === 0) restore();
}

/**
 * Stops the page from scrolling, as MUI's Modal does; several modals share one lock. It is released
 * when the browser is idle: a page that can scroll again is painted for several screens, which
 * would delay the first frame after a modal was closed by half as much again.
 *
 * @returns Releases it.
 */
export function lockScroll(): () => void {
  if (locks === 0) restore = stopScrolling();
  locks += 1;
  return () => void whenIdle(unlock);
}

/** {@link lockScroll} while a modal is open. */
export function useScrollLock(open: boolean): void {
  useLayoutEffect(() => (open ? lockScroll() : undefined), [open]);
}
