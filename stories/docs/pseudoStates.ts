/** The states that a pointer or the focus gives, and the class that stands for each in a picture. */
export const PSEUDO_CLASSES = {
  hover: 'vk-is-hover',
  active: 'vk-is-active',
  'focus-visible': 'vk-is-focus-visible',
  'focus-within': 'vk-is-focus-within',
  focus: 'vk-is-focus',
} as const;

/** `:focus` is also the beginning of the others. */
const PSEUDO = /:(?<state>hover|active|focus-visible|focus-within|focus)(?![\w-])/gu;

/** A selector that holds for the classes as well: `.a:hover` is `.a:is(:hover, .vk-is-hover)`. */
export const withClasses = (selector: string): string =>
  selector.replace(
    PSEUDO,
    (written, state: keyof typeof PSEUDO_CLASSES) =>
      // What is marked is also an element at rest, which `:not(:hover)` must not find
      `:is(${written}, .${PSEUDO_CLASSES[state]})`,
  );

/** The rules of a sheet, or of a condition in it; none where another origin's may not be read. */
function rulesOf(owner: CSSStyleSheet | CSSGroupingRule): CSSRule[] {
  try {
    return [...owner.cssRules];
  } catch {
    return [];
  }
}

function extend(owner: CSSStyleSheet | CSSGroupingRule): void {
  for (const rule of rulesOf(owner)) {
    if (rule instanceof CSSStyleRule) {
      const selector = withClasses(rule.selectorText);
      // A rule that is already extended names the class
      if (!rule.selectorText.includes('.vk-is-') && selector !== rule.selectorText) {
        rule.selectorText = selector;
      }
    }
    if ('cssRules' in rule) extend(rule as CSSGroupingRule);
  }
}

/**
 * Lets every rule of the page that waits for a pointer or the focus hold for elements with the classes
 * too, at its own place and weight. Done to the rules of the page as it is, so that a picture of a state
 * is what the component's own CSS makes of it.
 */
export function extendRules(page: Document): void {
  for (const sheet of page.styleSheets) extend(sheet);
}

/** A state of the pointer or the focus in a gallery. */
export type PseudoState = 'hover' | 'pressed' | 'focus';

/** What an element has in a state, and what those around it have. */
const MARKS: Readonly<Record<PseudoState, { own: string[]; around: string[] }>> = {
  hover: { own: [PSEUDO_CLASSES.hover], around: [PSEUDO_CLASSES.hover] },
  pressed: {
    own: [PSEUDO_CLASSES.hover, PSEUDO_CLASSES.active],
    around: [PSEUDO_CLASSES.hover, PSEUDO_CLASSES.active],
  },
  focus: {
    own: [PSEUDO_CLASSES.focus, PSEUDO_CLASSES['focus-visible'], PSEUDO_CLASSES['focus-within']],
    around: [PSEUDO_CLASSES['focus-within']],
  },
};

/** What can be pressed or focused; hidden fields cannot. */
const OPERABLE =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex="0"]';

/** The element that shows a component's states of the pointer: the first that can be operated. */
export const operableIn = (picture: Element): Element | null => picture.querySelector(OPERABLE);

/** Marks the operable element of a picture, and what is around it in the picture. */
export function mark(picture: Element, state: PseudoState): void {
  const element = operableIn(picture);
  if (!element) return;
  const { own, around } = MARKS[state];
  element.classList.add(...own);
  if (state === 'focus' && element.closest('.MuiButtonBase-root')) {
    element.closest('.MuiButtonBase-root')?.classList.add('Mui-focusVisible');
  }
  for (let at = element.parentElement; at && at !== picture; at = at.parentElement) {
    at.classList.add(...around);
  }
  // The words of a field are pressed with it
  for (const label of element instanceof HTMLInputElement ? (element.labels ?? []) : []) {
    if (picture.contains(label)) label.classList.add(...around);
  }
}
