'use client';

import {
  type RefCallback,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { enterHistory } from './modalHistory';
import { bindLayer, createLayer, giveFocusBack, openLayer } from './modalLayers';
import { useScrollLock } from './scrollLock';
import { useHiddenPage } from './useHiddenPage';

/** The options of {@link useModalLayer}. */
export interface ModalLayerOptions {
  open: boolean;
  /** The smallest position in the stack. */
  order: number | undefined;
  /** The browser's Back was pressed while it was on top. */
  onBack: () => void;
}

/**
 * What MUI's Modal lacks: a position in the stack from 100, a history entry, the return of the
 * focus through several modals, and a lock of the page's scrolling that is released late.
 * @returns The z-index, and the ref of the modal's root.
 */
export function useModalLayer({ open, order, onBack }: ModalLayerOptions): {
  place: number;
  rootRef: RefCallback<Element>;
} {
  const [layer] = useState(createLayer);
  const [place, setPlace] = useState(layer.place);
  const root = useRef<Element | null>(null);
  const rootRef = useCallback(
    (element: Element | null) => {
      root.current = element;
      if (element !== null) bindLayer(layer, element);
    },
    [layer],
  );
  const enter = useEffectEvent(() => openLayer(layer, order));
  const back = useEffectEvent(() => onBack());

  // Before any effect that moves the focus in.
  useLayoutEffect(() => {
    if (!open) return;
    const leave = enter();
    setPlace(layer.place);
    return leave;
  }, [open, layer]);
  useScrollLock(open);
  useHiddenPage(open);

  // After MUI's effects have been cleaned up, or its trap would move the focus back in.
  useEffect(() => {
    if (!open) return;
    const leaveHistory = enterHistory(() => back());
    return () => {
      leaveHistory();
      giveFocusBack(layer, root.current);
    };
  }, [open, layer]);

  return { place, rootRef };
}
