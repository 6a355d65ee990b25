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

/** What {@link useModalLayer} needs. */
export interface ModalLayerOptions {
  open: boolean;
  /** The least place in the pile. */
  order: number | undefined;
  /** The browser's Back was pressed while it was on top. */
  onBack: () => void;
}

/**
 * What MUI's Modal does not know: a place in the pile from 100, a step in the browser's history, and
 * the way of the focus back through several modals.
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

  // After MUI's effects have been undone, else its trap would take the focus in again.
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
