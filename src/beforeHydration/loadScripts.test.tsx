import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadScripts } from './loadScripts';

let frames: FrameRequestCallback[];
let readyState: DocumentReadyState;
let hidden: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  frames = [];
  readyState = 'loading';
  hidden = false;
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  vi.spyOn(document, 'readyState', 'get').mockImplementation(() => readyState);
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  document.head.innerHTML =
    '<link rel="stylesheet"><template id="vikari-scripts"><link rel="modulepreload"><link rel="modulepreload"><script type="test"></script></template>';
});
afterEach(() => {
  // In this order: what is stubbed was fake already, and would come back as that
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const settle = () => vi.advanceTimersByTimeAsync(0);
const tags = () => [...document.head.children].map(({ localName }) => localName).join(' ');

async function styleSheetCame(type: 'load' | 'error' = 'load'): Promise<void> {
  document.querySelector('link[rel="stylesheet"]')?.dispatchEvent(new Event(type));
  await settle();
}

async function documentCame(): Promise<void> {
  readyState = 'interactive';
  document.dispatchEvent(new Event('DOMContentLoaded'));
  await settle();
}

async function drawFrame(): Promise<void> {
  for (const frame of frames.splice(0)) frame(0);
  await settle();
}

describe('loadScripts', () => {
  it('fetches the first script after the style sheet, and runs all when the document is complete and painted', async () => {
    void loadScripts();
    await settle();
    expect(tags()).toBe('link template');
    await styleSheetCame();
    expect(tags()).toBe('link template link');
    await drawFrame();
    expect(tags()).toBe('link template link');
    await documentCame();
    expect(tags()).toBe('link template link');
    await drawFrame();
    expect(tags()).toBe('link template link link script');
  });

  it('runs no script of an incomplete document, however long it takes', async () => {
    void loadScripts();
    await styleSheetCame();
    await drawFrame();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(tags()).toBe('link template link');
  });

  it.each(['load', 'error'] as const)(
    "treats a style sheet's %s as the end of its loading",
    async (type) => {
      void loadScripts();
      await documentCame();
      await styleSheetCame(type);
      await drawFrame();
      expect(tags()).toBe('link template link link script');
    },
  );

  it('does not wait for a paint in a hidden tab', async () => {
    hidden = true;
    void loadScripts();
    await styleSheetCame();
    await documentCame();
    expect(tags()).toBe('link template link link script');
  });

  it('stops waiting for a paint when the tab is hidden', async () => {
    void loadScripts();
    await styleSheetCame();
    await documentCame();
    hidden = true;
    document.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(tags()).toBe('link template link link script');
  });

  it('runs the scripts of a page without style sheet or paint after a second', async () => {
    void loadScripts();
    await documentCame();
    await vi.advanceTimersByTimeAsync(999);
    expect(tags()).toBe('link template');
    await vi.advanceTimersByTimeAsync(1);
    expect(tags()).toBe('link template link link script');
  });

  it('inserts a template whose tags come later than the style sheet', async () => {
    document.head.innerHTML = '<link rel="stylesheet">';
    void loadScripts();
    await styleSheetCame();
    document.head.insertAdjacentHTML(
      'beforeend',
      '<template id="vikari-scripts"><link rel="modulepreload"><link rel="modulepreload"><script type="test"></script></template>',
    );
    await documentCame();
    await drawFrame();
    expect(tags()).toBe('link template link link script');
  });
});
