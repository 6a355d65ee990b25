import { extendRules, mark, operableIn, PSEUDO_CLASSES } from '../../docs/pseudoStates';
import type { Pair } from './pair';

/** What must be the same, as the browser computed it. */
const PROPERTIES = [
  'borderTopLeftRadius',
  'borderBottomRightRadius',
  'borderTopWidth',
  'borderTopColor',
  'borderBottomWidth',
  'borderBottomColor',
  'fontFamily',
  'fontSize',
  'fontWeight',
  'lineHeight',
  'letterSpacing',
  'textTransform',
  'color',
  'backgroundColor',
  'boxShadow',
  'opacity',
] as const;

const FOCUS = ['outlineStyle', 'outlineWidth', 'outlineColor', 'outlineOffset'] as const;

/** Px that the browser's own rounding may differ by. */
const ROUNDING = 1;

/** An edge that is not drawn has no colour. */
function value(style: CSSStyleDeclaration, property: (typeof PROPERTIES)[number]): string {
  const side = /^border(Top|Bottom)Color$/u.exec(property)?.[1];
  const width = side === 'Top' ? style.borderTopWidth : style.borderBottomWidth;
  return side !== undefined && width === '0px' ? 'no edge' : style[property];
}

function part(root: Element, selector: string, name: string): HTMLElement | SVGElement {
  const found = root.querySelector(selector);
  if (found instanceof HTMLElement || found instanceof SVGElement) return found;
  throw new Error(`${name} has no ${selector}`);
}

/** The focus ring of an element that can have the focus. */
function ring(element: HTMLElement | SVGElement): string {
  // Chromium's option: as if the keyboard had moved the focus
  element.focus({ focusVisible: true } as FocusOptions);
  const rings = element.matches(':focus')
    ? FOCUS.map((name) => getComputedStyle(element)[name])
    : [];
  element.blur();
  return String(rings);
}

/** The two elements of each part of a pair. */
function elements({ name, parts }: Pair, row: Element) {
  const kit = part(row, '[data-side="kit"]', name);
  const mui = part(row, '[data-side="mui"]', name);
  return parts.map(([ours, theirs]) => ({
    what: `${name}, ${theirs}`,
    ours: part(kit, ours, name),
    theirs: part(mui, theirs, name),
  }));
}

/** How a pair at rest differs in the page: "Button, primary, button: color is rgb(…) and not rgb(…)". */
export function differences(pair: Pair, row: Element): string[] {
  return elements(pair, row).flatMap(({ what, ours, theirs }) => {
    const [expected, actual] = [getComputedStyle(ours), getComputedStyle(theirs)];
    // A drawing has no text
    const properties = ours instanceof SVGElement ? (['color', 'opacity'] as const) : PROPERTIES;
    const found = properties
      .filter((name) => value(expected, name) !== value(actual, name))
      .map((name) => `${name} is ${value(actual, name)} and not ${value(expected, name)}`);
    const { height } = ours.getBoundingClientRect();
    const { height: other } = theirs.getBoundingClientRect();
    if (pair.anyHeight !== true && Math.abs(height - other) > ROUNDING) {
      found.push(`height is ${other} and not ${height}`);
    }
    return found.map((difference) => `${what}: ${difference}`);
  });
}

/** How the focus rings of a pair differ. */
export function ringDifferences(pair: Pair, row: Element): string[] {
  if (pair.anyFocus === true) return [];
  return elements(pair, row)
    .map(({ what, ours, theirs }) => ({ what, expected: ring(ours), actual: ring(theirs) }))
    .filter(({ expected, actual }) => expected !== actual)
    .map(({ what, expected, actual }) => `${what}: focus is ${actual} and not ${expected}`);
}

/** How pairs differ under the pointer, or pressed, once whatever changes slowly has changed. */
export function pointerDifferences(
  all: readonly (readonly [Pair, Element])[],
  state: 'hover' | 'pressed',
): string[] {
  // MUI's disabled parts are not reached by a pointer
  const pairs = all.filter(
    ([pair, row]) => pair.anyPointer !== true && !operableIn(row)?.matches(':disabled'),
  );
  extendRules(document);
  const still = document.createElement('style');
  still.textContent = '*, ::before, ::after { transition: none !important; }';
  document.head.append(still);
  for (const [, row] of pairs) {
    for (const side of row.querySelectorAll('[data-side]')) mark(side, state);
  }
  const found = pairs.flatMap(([pair, row]) => differences(pair, row));
  for (const [, row] of pairs) {
    for (const marked of row.querySelectorAll('[class*="vk-is-"]')) {
      marked.classList.remove(...Object.values(PSEUDO_CLASSES));
    }
  }
  still.remove();
  return found.map((difference) => `${state}: ${difference}`);
}
