import type { Decorator, Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { createContext, type ReactElement, useContext } from 'react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { keepTranslated } from '../scripts/testing/pageTranslation';
import { stubMatchMedia } from '../src/testing/stubMatchMedia';

type StoryModule = { default: Meta } & Record<string, StoryObj>;
/** What a story is rendered with; of Storybook's own context the part that our stories use. */
type Circumstances = Pick<StoryContext, 'args' | 'globals' | 'loaded' | 'parameters'> & {
  render: (args: object, context: Circumstances) => ReactElement;
};

/** Every screen of the site, and every part of the kit. */
const modules = import.meta.glob<StoryModule>('./{screens,components}/*.stories.tsx');

/** Controls that are used in one story; a longer page has more of the same. */
const MOST_CONTROLS = 12;

/** No selector: jsdom took a sixth of the time to match it. */
function isControl(element: Element): boolean {
  if (element.role === 'tab') return true;
  switch (element.localName) {
    case 'input': {
      const { type } = element as HTMLInputElement;
      return type === 'range' || (type !== 'file' && element.closest('main') !== null);
    }
    case 'button':
      return element.closest('main, [role=dialog]') !== null;
    case 'select':
    case 'textarea':
      return element.closest('main') !== null;
    default:
      return false;
  }
}

/** What a control is called; the numbers in it tell no two kinds of control apart. */
function nameOf(control: Element): string {
  const label = control.ariaLabel ?? (control as HTMLInputElement).labels?.[0]?.textContent;
  const name = label ?? control.textContent ?? '';
  return `${control.localName} ${name}`.replaceAll(/[\s\d]+/gu, ' ');
}

/** The page's next control, in the order of its markup, that none of these names is of. */
function nextControl(used: ReadonlySet<string>): Element | null {
  const controls = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT, (node) =>
    isControl(node as Element) && !used.has(nameOf(node as Element))
      ? NodeFilter.FILTER_ACCEPT
      : NodeFilter.FILTER_SKIP,
  );
  return controls.nextNode() as Element | null;
}

const Now = createContext<Circumstances | null>(null);
function useNow(): Circumstances {
  const now = useContext(Now);
  if (!now) throw new Error('No story is rendered.');
  return now;
}

/** A story's own `render` may call hooks. */
function Rendered({ now }: { now: Circumstances }) {
  return now.render(now.args, now);
}

/** One component for all stories of a file, so that the next story changes what the last one showed. */
function screenOf(decorators: Decorator[]): () => ReactElement {
  const keys = new Map<unknown, number>();
  let Screen = () => {
    const now = useNow();
    if (!keys.has(now.render)) keys.set(now.render, keys.size);
    return <Rendered key={keys.get(now.render)} now={now} />;
  };
  for (const decorate of decorators) {
    const Inside = Screen;
    Screen = () => decorate(Inside as never, useNow() as never) as ReactElement;
  }
  return Screen;
}

/** Turns in which a page comes that is made in pieces. */
const MOST_TURNS = 20;

const visibleText = () => (document.body.textContent ?? '').replace(/\s+/gu, ' ');

/** Until late parts are there, answers and delays have passed, and nothing more comes. */
async function settle(): Promise<void> {
  let before: string | null = null;
  for (let turn = 0; turn < MOST_TURNS && (turn < 2 || before !== visibleText()); turn += 1) {
    before = visibleText();
    await act(() => vi.dynamicImportSettled());
    await act(() => vi.advanceTimersByTimeAsync(1000));
  }
}

/** Uses the control as a person would, in the shortest way that its handler hears. */
function use(control: Element): void {
  if (control instanceof HTMLInputElement && /checkbox|radio/u.test(control.type)) {
    fireEvent.click(control);
  } else if (control instanceof HTMLInputElement && control.type === 'range') {
    fireEvent.change(control, { target: { value: control.max } });
  } else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
    fireEvent.focus(control);
    fireEvent.change(control, { target: { value: '27' } });
    fireEvent.blur(control);
  } else if (control instanceof HTMLSelectElement) {
    const last = [...control.options].at(-1);
    fireEvent.change(control, { target: { value: last?.value ?? '' } });
  } else {
    fireEvent.click(control);
  }
}

/**
 * Goes through a file's stories in one translated page, and looks after each change whether it shows:
 * React throws where it removes or puts something beside a text that gave way, and writes unseen where
 * it changes one. Returns how many changes there were.
 */
async function walk(module: StoryModule): Promise<number> {
  const { default: meta, ...stories } = module;
  const Component = meta.component as (props: object) => ReactElement;
  const plain = (args: object) => <Component {...args} />;
  const Screen = screenOf([meta.decorators ?? []].flat() as Decorator[]);
  // What another story of the file has pressed shows nothing new
  const used = new Set<string>();
  let changes = 0;
  vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z'), shouldAdvanceTime: true });
  const page = render(<div />);
  const translation = keepTranslated(document.body);
  // Also after a failure: the pages of later files would be translated too
  onTestFinished(translation.stop);
  const look = async (what: string) => {
    await settle();
    expect(translation.stale(), what).toEqual([]);
    changes += 1;
  };
  for (const [name, story] of Object.entries(stories)) {
    if (story.decorators || story.parameters?.serverRender === false) continue;
    for (const locale of ['sv', 'en']) {
      const globals = { ...meta.globals, ...story.globals, locale };
      const context = { globals, args: { ...meta.args, ...story.args } };
      const loaders = [meta.loaders ?? [], story.loaders ?? []].flat();
      const loaded = await Promise.all(loaders.map((load) => load(context as never)));
      const now = {
        ...context,
        parameters: { ...meta.parameters, ...story.parameters },
        loaded: Object.assign({}, ...loaded),
        render: story.render ?? meta.render ?? plain,
      } as unknown as Circumstances;
      page.rerender(
        <Now value={now}>
          <Screen />
        </Now>,
      );
      await look(`${name} in ${locale}`);
    }
    for (let at = 0; at < MOST_CONTROLS; at += 1) {
      const control = nextControl(used);
      if (!control) break;
      const called = nameOf(control);
      used.add(called);
      use(control);
      await look(`${name}, after the ${called}`);
    }
  }
  translation.stop();
  cleanup();
  // Modals release their lock of the scroll a moment after they are gone
  vi.runOnlyPendingTimers();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  vi.useRealTimers();
  return changes;
}

afterEach(() => {
  vi.useRealTimers();
});

/** Another story has another start, which MUI's own switch does not take from one in use. */
const UNCONTROLLED = './components/Switch.stories.tsx';

describe.each(Object.entries(modules).filter(([path]) => path !== UNCONTROLLED))(
  '%s',
  (_path, load) => {
    it('says the same when the browser has translated it, whatever changes', async () => {
      stubMatchMedia();
      expect(await walk(await load())).toBeGreaterThan(0);
    }, 180_000);
  },
);
