import type { Decorator, Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { createContext, type ReactElement, useContext } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
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
const CONTROLS =
  'main input:not([type=file]), main select, main textarea, main button, [role=dialog] button, [role=tab], input[type=range]';

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

/** Goes through a file's stories in one page and notes what it says after each change. */
async function walk(module: StoryModule, translated: boolean): Promise<string[]> {
  const { default: meta, ...stories } = module;
  const Component = meta.component as (props: object) => ReactElement;
  const plain = (args: object) => <Component {...args} />;
  const Screen = screenOf([meta.decorators ?? []].flat() as Decorator[]);
  const said: string[] = [];
  vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z'), shouldAdvanceTime: true });
  const page = render(<div />);
  const stop = translated ? keepTranslated(document.body) : undefined;
  const note = async (what: string) => {
    await settle();
    said.push(`${what}: ${visibleText()}`);
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
      await note(`${name} in ${locale}`);
    }
    for (let at = 0; at < MOST_CONTROLS; at += 1) {
      const control = document.querySelectorAll(CONTROLS)[at];
      if (!control) break;
      use(control);
      await note(`${name}, control ${at}`);
    }
  }
  stop?.();
  cleanup();
  // Modals release their lock of the scroll a moment after they are gone
  vi.runOnlyPendingTimers();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  vi.useRealTimers();
  return said;
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
      const module = await load();
      stubMatchMedia();
      const untouched = await walk(module, false);
      const translated = await walk(module, true);
      expect(untouched.length).toBeGreaterThan(0);
      // One by one: the first difference is the cause of the others
      for (const [step, text] of untouched.entries()) expect(translated[step]).toBe(text);
    }, 180_000);
  },
);
