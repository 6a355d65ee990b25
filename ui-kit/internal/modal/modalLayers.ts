import { STACKING } from '../../theme/stacking';

/** On the root of every modal, so that the layer of an element can be found. */
export const LAYER_ATTRIBUTE = 'data-vk-layer';

/** One modal in the stack, open or not. */
export interface Layer {
  /**
   * Its z-index, from 100; assigned on opening, so that it keeps its position while others open and
   * close.
   */
  place: number;
  /** The focused element when it opened. */
  opener: Element | null;
}

const openLayers = new Set<Layer>();
const layerOfRoot = new WeakMap<Element, Layer>();

export function createLayer(): Layer {
  return { place: STACKING.modal.value, opener: null };
}

/** Sets which element is the root of a layer. */
export function bindLayer(layer: Layer, root: Element): void {
  layerOfRoot.set(root, layer);
}

/**
 * Puts a layer above all open ones.
 * @param order At least this position.
 * @returns Removes it again, at whatever position it is then.
 */
export function openLayer(layer: Layer, order = 0): () => void {
  const below = [...openLayers].map(({ place }) => place);
  layer.place = Math.max(STACKING.modal.value - 1, ...below) + 1;
  layer.place = Math.max(layer.place, order);
  layer.opener = document.activeElement;
  openLayers.add(layer);
  return () => void openLayers.delete(layer);
}

function layerAround(element: Element | null): Layer | undefined {
  const root = element?.closest(`[${LAYER_ATTRIBUTE}]`) ?? null;
  return root === null ? undefined : layerOfRoot.get(root);
}

/**
 * Where the focus came from; through modals that have closed meanwhile, to the first remaining
 * element.
 */
function originOf(layer: Layer): Element | null {
  const passed = new Set([layer]);
  let { opener } = layer;
  let around = layerAround(opener);
  while (around !== undefined && !openLayers.has(around) && !passed.has(around)) {
    passed.add(around);
    opener = around.opener;
    around = layerAround(opener);
  }
  return opener;
}

/**
 * Returns the focus to where it was before the layer opened, unless it has been moved elsewhere.
 * MUI's own return ends inside the lower modal when two close at once.
 */
export function giveFocusBack(layer: Layer, root: Element | null): void {
  const active = document.activeElement;
  const lost = active === null || active === document.body || root?.contains(active) === true;
  const origin = originOf(layer);
  if (lost && origin instanceof HTMLElement && origin.isConnected) {
    origin.focus({ preventScroll: true });
  }
}
