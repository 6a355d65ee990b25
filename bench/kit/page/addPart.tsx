import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { PartName } from '../candidates';
import type { Target, Until } from './kitBench';
import { nextPaint, timeToPaint } from './paint';
import { articleInMiddle, textInSight } from './sight';

/** A part of the page. */
interface Part {
  /** What is rendered now; the same element until its next state, so that only it is rendered anew. */
  element: ReactElement;
  first(): void;
  next(): void;
}

const parts = new Map<PartName, Part>();
let root: Root | undefined;
let noted: Promise<number>[] = [];

const holds = ({ css, count }: Until) => document.querySelectorAll(css).length === count;

function find({ css, text, last = false }: Target): HTMLElement {
  const found = [...document.querySelectorAll<HTMLElement>(css)].filter(
    (element) => text === undefined || element.textContent?.trim() === text,
  );
  const element = last ? found.at(-1) : found[0];
  if (!element) throw new Error(`Nothing is ${css} ${text ?? ''}`);
  return element;
}

function placeOf(part: PartName): HTMLElement {
  return find({ css: `[data-part="${part}"]` });
}

function findScroller(within: HTMLElement): HTMLElement {
  const scroller = [...within.querySelectorAll<HTMLElement>('*')].find(
    (element) =>
      element.scrollHeight > element.clientHeight + 100 &&
      /auto|scroll/.test(getComputedStyle(element).overflowY),
  );
  if (!scroller) throw new Error('Nothing scrolls.');
  return scroller;
}

function render(): void {
  const page = [...parts].map(([name, { element }]) => (
    <section key={name} data-part={name}>
      {element}
    </section>
  ));
  flushSync(() => root?.render(page));
}

globalThis.kitBench = {
  mount(shown) {
    const place = document.createElement('div');
    place.className = 'place';
    document.body.append(place);
    for (const part of parts.values()) part.first();
    return timeToPaint(
      () => {
        root = createRoot(place);
        render();
      },
      () => shown.every(([part, pattern]) => textInSight(placeOf(part), pattern)),
    );
  },
  unmount() {
    root?.unmount();
    document.querySelector('.place')?.remove();
  },
  showNext(part, pattern) {
    parts.get(part)?.next();
    return timeToPaint(render, () => textInSight(placeOf(part), pattern));
  },
  press(target, until) {
    const element = find(target);
    return timeToPaint(() => element.click(), until && (() => holds(until)));
  },
  async settled(until) {
    while (!holds(until)) await nextPaint();
  },
  listen(type) {
    noted = [];
    const note = ({ timeStamp }: Event) => {
      noted.push(nextPaint().then(() => performance.now() - timeStamp));
    };
    window.addEventListener(type, note, { capture: true });
  },
  eventTimes: () => Promise.all(noted),
  async scrollUp(part, steps) {
    const scroller = findScroller(placeOf(part));
    const start = performance.now();
    for (let step = 0; step < steps; step += 1) {
      scroller.scrollTop -= scroller.clientHeight;
      do await nextPaint();
      while (!articleInMiddle(scroller));
    }
    return (performance.now() - start) / steps;
  },
  reported: undefined,
};

/**
 * Adds a part to the page, below those added before.
 * @param draw Renders it.
 * @param states The values it is rendered with, the first when it is mounted and then one by one by
 * `showNext`.
 */
export function addPart<State>(
  name: PartName,
  draw: (state: State) => ReactElement,
  states: readonly [State, ...State[]],
): void {
  let at = 0;
  const drawn = () => draw(states[at % states.length] ?? states[0]);
  const part: Part = {
    element: drawn(),
    first() {
      at = 0;
      part.element = drawn();
    },
    next() {
      at += 1;
      part.element = drawn();
    },
  };
  parts.set(name, part);
}

/** Adds a part that has its own state. */
export function addSelfContained(name: PartName, element: ReactElement): void {
  addPart(name, () => element, [null]);
}
