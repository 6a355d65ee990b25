'use client';

import { useEffect, useEffectEvent } from 'react';

const EDITED = 'input, textarea, select, [contenteditable], [role="textbox"], [role="application"]';
/** Controls that are an `input` and in which nothing is typed. */
const PRESSED = /^(?:button|checkbox|color|file|image|radio|range|reset|submit)$/u;

/** Whether something is typed there, whose own keys come first. */
function isEdited(target: EventTarget | null): boolean {
  const field = target instanceof Element ? target.closest(EDITED) : null;
  if (field === null) return false;
  return !(field instanceof HTMLInputElement && PRESSED.test(field.type));
}

/** One that closes, or is kept in the page for later, is none. */
const hasOpenDialog = (): boolean =>
  [...document.querySelectorAll('[aria-modal="true"]')].some(
    (dialog) => dialog.closest('[data-state="closing"], [data-state="closed"]') === null,
  );

/** Whether this machine's shortcuts have the command key (⌘) where others have Ctrl. */
const hasCommandKey = (): boolean => /^(?:Mac|iP)/u.test(navigator.platform);

/** The keys that open the palette on this machine, as they are shown: `['⌘', 'K']`. */
export const paletteKeys = (): readonly [string, string] => [hasCommandKey() ? '⌘' : 'Ctrl', 'K'];

/**
 * Whether a key is the palette's shortcut: Ctrl K, on Apple's machines ⌘ K. It is not in a field,
 * where Ctrl K may be another thing, not over an open dialog, and not with a third key, with which
 * screen readers have commands.
 */
export function isPaletteShortcut(event: KeyboardEvent): boolean {
  const [wanted, other] = hasCommandKey()
    ? [event.metaKey, event.ctrlKey]
    : [event.ctrlKey, event.metaKey];
  if (!wanted || other || event.altKey || event.shiftKey) return false;
  if (event.key.toLowerCase() !== 'k' || event.repeat || event.isComposing) return false;
  if (event.defaultPrevented || isEdited(event.target)) return false;
  return !hasOpenDialog();
}

/** Calls `onPress` when the palette's shortcut is pressed, for as long as the caller is shown. */
export function useCommandShortcut(onPress: () => void): void {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isPaletteShortcut(event)) return;
    event.preventDefault();
    onPress();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
