'use client';

import { createContext, type ReactNode, use, useCallback, useReducer, useRef } from 'react';
import { createPortal } from 'react-dom';
import { joinEndBars } from '../EndBar/endBars';
import { keepExposed } from '../internal/keepExposed';
import { mergeRefs } from '../internal/mergeRefs';
import { layerHost } from '../internal/modal/layerHost';
import { useHydrated } from '../internal/useHydrated';
import { kitTexts } from '../KitProvider/readKit';
import styles from './Snackbar.module.css';
import { SnackbarItem } from './SnackbarItem';
import { DEFAULT_DURATION, type SnackbarMessage, snackbarQueue } from './snackbarQueue';

/** How a message is shown, all of it optional: 2000 ms, `info`, no action. */
export type SnackbarOptions = Partial<Pick<SnackbarMessage, 'type' | 'duration' | 'action'>>;

/** Shows a temporary message; gives what takes it away again. */
export type ShowSnackbar = (text: string, options?: SnackbarOptions) => () => void;

const region = mergeRefs<HTMLElement>(keepExposed, joinEndBars('message'));

const SnackbarContext = createContext<ShowSnackbar | null>(null);

/** Props of {@link SnackbarProvider}. */
export interface SnackbarProviderProps {
  /** The application, in which `useSnackbar` works. */
  children: ReactNode;
  /** Its texts. Default: the KitProvider's. */
  labels?: {
    /** Name of the region while it has a message: "Meddelanden". */
    region: string;
    /** "Stäng" */
    close: string;
  };
}

/**
 * Holds the queue of temporary messages and shows them one at a time. Its live regions exist before
 * any message, since a screen reader misses a region that appears together with its text; they are a
 * landmark only while there is one, so that a page with several providers has no empty landmarks.
 */
export function SnackbarProvider({
  children,
  labels = kitTexts().snackbarProvider.labels,
}: SnackbarProviderProps) {
  const [queue, dispatch] = useReducer(snackbarQueue, []);
  const shown = useRef(0);
  const hydrated = useHydrated();
  const current = queue.at(0);
  const urgent = current?.type === 'error';

  const show = useCallback<ShowSnackbar>((text, options = {}) => {
    const { type = 'info', duration = DEFAULT_DURATION, action } = options;
    shown.current += 1;
    const id = `snackbar-${shown.current}`;
    dispatch({ type: 'add', message: { id, text, type, duration, action } });
    return () => dispatch({ type: 'remove', id });
  }, []);

  return (
    <SnackbarContext value={show}>
      {children}
      {hydrated &&
        createPortal(
          <section ref={region} className={styles.region} aria-label={current && labels.region}>
            <span className="vk-visually-hidden" role="status">
              {!urgent && current?.text}
            </span>
            <span className="vk-visually-hidden" role="alert">
              {urgent && current.text}
            </span>
            {current && (
              <SnackbarItem
                key={current.id}
                message={current}
                closeLabel={labels.close}
                onDone={() => dispatch({ type: 'remove', id: current.id })}
              />
            )}
          </section>,
          layerHost('messages'),
        )}
    </SnackbarContext>
  );
}

/**
 * The function to show a temporary message; the same function in every render. What must not be
 * missed, such as an error in a form, is shown on the page as well.
 * @throws Error outside a SnackbarProvider.
 */
export function useSnackbar(): ShowSnackbar {
  const show = use(SnackbarContext);
  if (show === null) throw new Error('useSnackbar needs a SnackbarProvider above it.');
  return show;
}
