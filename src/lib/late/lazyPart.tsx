import { type ComponentType, lazy, type ReactNode, useState } from 'react';
import { UNREACHABLE } from '../../beforeHydration/pageStart';
import type { WordsPart } from '../../i18n/intl';
import { withWords } from '../../i18n/withWords';
import { keepTrying } from '../keepTrying';
import { useHydrated } from '../useHydrated';

/** A component whose code comes after the page's. It may suspend: a `Suspense` is around it. */
export interface LazyPart<Props> {
  (props: Props): ReactNode;
  /** Loads its code and texts; from then on it is rendered at once. Tries once. */
  load: () => Promise<void>;
  /** The same early, where it may soon be shown: a failure is left to the time when it is. */
  prefetch: () => void;
}

export type LazyPartOptions<Props> = {
  /** Its own texts, besides those of the pages that show it; before `server`. */
  texts?: readonly WordsPart[];
} & (
  | {
      /**
       * It works, or is read, without a script: the server renders all of it, whatever the page's
       * loader does. A browser keeps that markup, and asks for the code until it has come.
       */
      server: 'whole';
    }
  | {
      /** It needs a script, or is only for who opens it: nothing is rendered before hydration. */
      server: 'nothing';
      /**
       * When its code cannot be loaded: `wait` asks for it until it has come, and the page says so;
       * `later` asks too and says nothing, where the page is complete without the part; a component
       * is shown instead from then on. Left out, it waits for a line that is broken, and the page
       * says so; of another failure, such as code that is gone since an update, the page's error
       * boundary tells.
       */
      failed?: 'wait' | 'later' | ComponentType<Props>;
    }
);

/** Loads the code of each part that the server renders. */
const wholeParts: (() => Promise<void>)[] = [];

/** On the server, before a page is rendered: rendering waits for nothing. */
export async function loadWholeParts(): Promise<void> {
  await Promise.all(wholeParts.map((load) => load()));
}

/**
 * For a page's loader: the code of parts that the page shows at once. Within the site they come with it
 * then, and nothing below them moves. What cannot be loaded is left to the time when it is shown.
 *
 * @param parts - what is no part is left out: `job.partial && PartialNote`.
 */
export async function loadParts(
  ...parts: readonly (Pick<LazyPart<never>, 'load'> | false | 0 | null | undefined)[]
): Promise<void> {
  await Promise.allSettled(parts.map((part) => (part ? part.load() : null)));
}

/**
 * The one way to a component whose code comes late, and the only place that calls React's `lazy`: a
 * module's constant where the part is shown, or in a file of its own when several modules show it.
 *
 * ```tsx
 * const PayTool = lazyPart(async () => (await import('./PayTool')).PayTool, {
 *   texts: ['pay'],
 *   server: 'nothing',
 * });
 *
 * <Button onPointerEnter={PayTool.prefetch} onClick={open}>…</Button>
 * {isOpen && (
 *   <Suspense fallback={<Spinner label={t('job_detail.pay.loading')} />}>
 *     <PayTool job={job} />
 *   </Suspense>
 * )}
 * ```
 *
 * A page's own code is loaded by its route (`withWords` in `src/app/*Routes.ts`). The test of texts
 * reads these calls: an import's path and the ids of `texts` are literals.
 *
 * @param request - imports the component; called again after a failure.
 */
export function lazyPart<Props extends object>(
  request: () => Promise<ComponentType<Props>>,
  options: LazyPartOptions<Props>,
): LazyPart<Props> {
  const requestWithTexts = withWords(options.texts ?? [], request);
  let Loaded: ComponentType<Props> | null = null;
  async function load(): Promise<ComponentType<Props>> {
    Loaded ??= await requestWithTexts();
    return Loaded;
  }
  function loadToShow(): Promise<ComponentType<Props>> {
    const failed = options.server === 'whole' ? 'wait' : options.failed;
    if (typeof failed === 'function') return load().catch(() => failed);
    const shown = keepTrying(load, {
      signal: new AbortController().signal,
      mayPass: (error) => failed !== undefined || Object(error).name === UNREACHABLE,
      onFailed: () => failed !== 'later' && window.vikariStart?.waits(shown),
    });
    return shown;
  }

  const Lazy = lazy(async () => ({ default: await loadToShow() }));
  function Shown(props: Props) {
    // Decided once: another component in its place would lose what was typed
    const [Chosen] = useState<ComponentType<Props>>(() => Loaded ?? Lazy);
    return <Chosen {...props} />;
  }
  const AfterHydration = (props: Props) => useHydrated() && <Shown {...props} />;
  const part = Object.assign(options.server === 'whole' ? Shown : AfterHydration, {
    load: async () => void (await load()),
    prefetch: () => void load().catch(() => undefined),
  });
  if (options.server === 'whole') wholeParts.push(part.load);
  return part;
}
