import tables from 'virtual:kit-props';
import { Suspense, use } from 'react';
import { StateGalleryView, type StoryModule } from './StateGalleryView';
import { useStoryGlobals } from './useStoryGlobals';

const modules = import.meta.glob<StoryModule>('../components/*.stories.tsx');
const loaded = new Map<string, Promise<StoryModule>>();

/** Loads the stories of a component once. */
function load(name: string): Promise<StoryModule> {
  const module = loaded.get(name) ?? modules[`../components/${name}.stories.tsx`]?.();
  if (!module) throw new Error(`${name} has no stories.`);
  loaded.set(name, module);
  return module;
}

function Loaded({ of }: { of: string }) {
  const module = use(load(of));
  const globals = useStoryGlobals();
  const table = tables[of]?.[0];
  if (!table) throw new Error(`ui-kit/${of} is no component of the kit.`);
  return <StateGalleryView table={table} module={module} globals={globals} />;
}

/** The states that a component has: at rest, under the pointer, with the focus, disabled, busy … */
export function StateGallery({ of }: { of: string }) {
  return (
    <Suspense fallback={null}>
      <Loaded of={of} />
    </Suspense>
  );
}
