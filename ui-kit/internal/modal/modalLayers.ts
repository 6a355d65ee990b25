/** A part of the page that stays alive while a modal is open: the snackbars and their announcer. */
export const ALIVE_ATTRIBUTE = 'data-vk-alive';

/** The open modals' layers, bottom first. Each is a child of the body. */
const layers: HTMLElement[] = [];
/** What we made inert and must free again. */
const stilled = new Set<HTMLElement>();
let overflowBefore = '';

function still(element: Element, top: HTMLElement): void {
  if (!(element instanceof HTMLElement) || element === top) return;
  if (element.inert || element.hasAttribute(ALIVE_ATTRIBUTE)) return;
  if (element.tagName === 'SCRIPT' || element.tagName === 'STYLE') return;
  element.inert = true;
  stilled.add(element);
}

/** Only the top layer can be reached; what joins the body later (menus, pickers) lies above it. */
function sync(): void {
  for (const element of stilled) element.inert = false;
  stilled.clear();
  const top = layers.at(-1);
  if (top === undefined) return;
  for (const element of document.body.children) still(element, top);
}

/**
 * Puts a layer on top: the rest of the page becomes inert and stops scrolling.
 * @returns Takes the layer away again, wherever in the pile it lies by then.
 */
export function addLayer(layer: HTMLElement): () => void {
  const root = document.documentElement;
  if (layers.length === 0) {
    overflowBefore = root.style.overflow;
    root.style.overflow = 'hidden';
  }
  layers.push(layer);
  sync();
  return () => {
    const at = layers.indexOf(layer);
    if (at === -1) return;
    layers.splice(at, 1);
    if (layers.length === 0) root.style.overflow = overflowBefore;
    sync();
  };
}

/** How many layers are open. */
export function layerCount(): number {
  return layers.length;
}

/** Whether a key press belongs to this layer: it is on top and nothing outside it has the focus. */
export function ownsKeys(layer: HTMLElement, target: EventTarget | null): boolean {
  if (layers.at(-1) !== layer || !(target instanceof Node)) return false;
  return layer.contains(target) || target === document.body;
}
