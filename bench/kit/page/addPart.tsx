import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { Target, Until } from './kitBench';
import { nextPaint, timeToPaint } from './paint';
import { articleInMiddle, textInSight } from './sight';

const holds = ({ css, count }: Until) => document.querySelectorAll(css).length === count;

function find({ css, text, last = false }: Target): HTMLElement {
  const found = [...document.querySelectorAll<HTMLElement>(css)].filter(
    (element) => text === undefined || element.textContent?.trim() === text,
  );
  const element = last ? found.at(-1) : found[0];
  if (!element) throw new Error(`Nothing is ${css} ${text ?? ''}`);
  return element;
}

function findScroller(): HTMLElement {
  const scroller = [...document.querySelectorAll<HTMLElement>('*')].find(
    (element) =>
      element.scrollHeight > element.clientHeight + 100 &&
      /auto|scroll/.test(getComputedStyle(element).overflowY),
  );
  if (!scroller) throw new Error('Nothing scrolls.');
  return scroller;
}

/**
 * Offers a part to the scenarios.
 * @param draw Renders it.
 * @param states The values it is rendered with, the first when it is mounted and then one by one by
 * `showNext`.
 */
export function startBench<State>(
  draw: (state: State) => ReactElement,
  states: readonly [State, ...State[]],
): void {
  let root: Root | undefined;
  let at = 0;
  let noted: Promise<number>[] = [];
  const render = () => {
    const state = states[at % states.length] ?? states[0];
    flushSync(() => root?.render(draw(state)));
  };

  globalThis.kitBench = {
    mount(pattern) {
      const place = document.createElement('div');
      place.className = 'place';
      document.body.append(place);
      at = 0;
      return timeToPaint(
        () => {
          root = createRoot(place);
          render();
        },
        () => textInSight(pattern),
      );
    },
    unmount() {
      root?.unmount();
      document.querySelector('.place')?.remove();
    },
    showNext(pattern) {
      at += 1;
      return timeToPaint(render, () => textInSight(pattern));
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
    async scrollUp(steps) {
      const scroller = findScroller();
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
}

/** Offers a part that has its own state. */
export function startSelfContained(element: ReactElement): void {
  startBench(() => element, [null]);
}
