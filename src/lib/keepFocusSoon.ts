import { surrounding } from './surrounding';

const PRESSES = ['pointerdown', 'keydown'] as const;

/**
 * `keepFocus` from the first press of a page on: until then its code is not needed.
 *
 * @returns how to stop it.
 */
export function keepFocusSoon(): () => void {
  let stop = forget;
  let stopped = false;

  function handlePress({ target }: Event): void {
    forget();
    // Before the press removes it
    const first = surrounding(target);
    import('./keepFocus').then(
      ({ keepFocus }) => {
        if (!stopped) stop = keepFocus(first);
      },
      () => undefined,
    );
  }
  function forget(): void {
    for (const press of PRESSES) document.removeEventListener(press, handlePress, true);
  }
  for (const press of PRESSES) document.addEventListener(press, handlePress, true);
  return () => {
    stopped = true;
    stop();
  };
}
