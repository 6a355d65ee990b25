'use client';

import { type FocusEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';

/** Props of {@link HeaderDisclosure}. */
export interface HeaderDisclosureProps {
  /** What the button shows, with its name. */
  summary: ReactNode;
  /** Its classes `menu`, `button` and `panel`. */
  styles: Readonly<Record<string, string>>;
  /** Links and buttons: a chosen one closes it. */
  children: ReactNode;
}

function close(details: HTMLDetailsElement | null, returnFocus: boolean) {
  if (details === null || !details.open) return;
  if (returnFocus) details.querySelector('summary')?.focus();
  details.open = false;
}

/**
 * A native disclosure of the header, so that it opens before any script has loaded. Escape, a press
 * outside, a chosen link or button and a focus that leaves close it.
 */
export function HeaderDisclosure({ summary, styles, children }: HeaderDisclosureProps) {
  const root = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      if (event.key === 'Escape') close(root.current, true);
    }
    function handlePointerDown({ target }: PointerEvent) {
      const details = root.current;
      if (target instanceof Node && details?.contains(target) === false) {
        close(details, false);
      }
    }
    document.addEventListener('keydown', handleKeyDown);
    document.addEventListener('pointerdown', handlePointerDown);
    return () => {
      document.removeEventListener('keydown', handleKeyDown);
      document.removeEventListener('pointerdown', handlePointerDown);
    };
  }, []);

  function handleClick({ target }: MouseEvent) {
    const chosen = target instanceof Element ? target.closest('a, button') : null;
    // A link moves the focus itself; a button would be hidden with it
    if (chosen === null) return;
    close(root.current, chosen instanceof HTMLButtonElement);
  }

  /** When open, it covers the next focusable elements. */
  function handleBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) {
      currentTarget.open = false;
    }
  }

  return (
    <details ref={root} className={styles.menu} onBlur={handleBlur}>
      <summary className={styles.button}>{summary}</summary>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: handles presses of its links and buttons */}
      <div className={styles.panel} onClick={handleClick}>
        {children}
      </div>
    </details>
  );
}
