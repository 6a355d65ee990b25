import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** `closing` while the exit animation runs: still drawn, no longer usable. */
export type Presence = 'absent' | 'open' | 'closing';

async function animationsEnd(element: HTMLElement): Promise<void> {
  const running = element.getAnimations?.({ subtree: true }) ?? [];
  await Promise.allSettled(running.map((animation) => animation.finished));
}

/**
 * Keeps a thing on the screen until its exit animation has ended.
 * @param element What is animated; nested animations count.
 * @param onExited Called once when it is gone.
 */
export function usePresence(
  open: boolean,
  element: RefObject<HTMLElement | null>,
  onExited?: () => void,
): Presence {
  const [presence, setPresence] = useState<Presence>(open ? 'open' : 'absent');
  if (open && presence !== 'open') setPresence('open');
  if (!open && presence === 'open') setPresence('closing');

  const exited = useEffectEvent(() => onExited?.());
  useEffect(() => {
    if (presence !== 'closing') return;
    let current = true;
    const node = element.current;
    (node === null ? Promise.resolve() : animationsEnd(node)).then(() => {
      if (!current) return;
      setPresence('absent');
      exited();
    });
    return () => {
      current = false;
    };
  }, [presence, element]);
  return presence;
}
