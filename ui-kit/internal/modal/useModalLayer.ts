import { type RefObject, useEffect, useEffectEvent } from 'react';
import { enterHistory } from './modalHistory';
import { addLayer, ownsKeys } from './modalLayers';
import { wrapTab } from './tabbable';

/** How a modal was asked to close. */
export type CloseReason = 'escape' | 'backdrop' | 'back' | 'button';

/** What {@link useModalLayer} needs. */
export interface ModalLayer {
  /** True from opening until closing begins. */
  active: boolean;
  /** The child of the body that holds the modal. */
  layer: RefObject<HTMLElement | null>;
  /** The dialog itself; takes the focus unless `initialFocus` does. */
  panel: RefObject<HTMLElement | null>;
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** False: Escape does nothing. */
  dismissible: boolean;
  onClose: (reason: CloseReason) => void;
}

function giveBack(opener: Element | null, layer: HTMLElement): void {
  const active = document.activeElement;
  const lost = active === null || active === document.body || layer.contains(active);
  if (lost && opener instanceof HTMLElement && opener.isConnected) {
    opener.focus({ preventScroll: true });
  }
}

/**
 * Everything that makes a box modal: the rest of the page is inert and still, Tab goes round,
 * Escape and Back close the top one, the focus comes in and returns to where it was.
 */
export function useModalLayer(options: ModalLayer): void {
  const { active, layer, panel, initialFocus, dismissible } = options;
  const close = useEffectEvent((reason: CloseReason) => options.onClose(reason));
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const box = panel.current;
    if (layer.current === null || box === null) return;
    if (event.defaultPrevented || !ownsKeys(layer.current, event.target)) return;
    if (event.key === 'Escape' && dismissible && !event.isComposing) {
      event.preventDefault();
      close('escape');
    }
    if (event.key !== 'Tab') return;
    const target = wrapTab(box, document.activeElement, event.shiftKey);
    if (target === null) return;
    event.preventDefault();
    target.focus();
  });

  // Not a layout effect: React gives the focus back to where it was after those have been undone.
  useEffect(() => {
    const element = layer.current;
    if (!active || element === null) return;
    const opener = document.activeElement;
    const removeLayer = addLayer(element);
    const leaveHistory = enterHistory(() => close('back'));
    const keys = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', keys);
    (initialFocus?.current ?? panel.current)?.focus({ preventScroll: true });
    return () => {
      document.removeEventListener('keydown', keys);
      leaveHistory();
      removeLayer();
      giveBack(opener, element);
    };
  }, [active, layer, panel, initialFocus]);
}
