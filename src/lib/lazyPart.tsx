import { type ComponentType, lazy, type ReactNode, useState } from 'react';

/**
 * A component whose code is loaded later than the page's; it must be rendered inside a `Suspense`.
 */
export interface LazyPart<Props> {
  (props: Props): ReactNode;
  /** Loads its code. From then on it is rendered at once, also on the server, without a fallback. */
  load: () => Promise<void>;
}

/** @param request - loads the component; called again after a failure. */
export function lazyPart<Props extends object>(
  request: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  let Loaded: ComponentType<Props> | null = null;
  async function load(): Promise<ComponentType<Props>> {
    Loaded ??= await request();
    return Loaded;
  }
  const Lazy = lazy(async () => ({ default: await load() }));
  function Part(props: Props) {
    // Decided once: another component in its place would lose what was typed
    const [Shown] = useState<ComponentType<Props>>(() => Loaded ?? Lazy);
    return <Shown {...props} />;
  }
  return Object.assign(Part, { load: async () => void (await load()) });
}
