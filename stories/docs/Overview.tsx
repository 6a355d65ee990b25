import type { Meta, StoryObj } from '@storybook/react-vite';
import { composeStories } from '@storybook/react-vite';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { frameAddress } from '../../.storybook/docsFrame';
import type { StoryGlobals } from '../../.storybook/globals';
import { COMPONENT_STATUS } from './componentStatus';
import styles from './docs.module.css';
import { useStoryGlobals } from './useStoryGlobals';

type StoryModule = { default: Meta } & Record<string, StoryObj>;

const modules = import.meta.glob<StoryModule>('../components/*.stories.tsx');

/** Storybook's id of a page: "Components/Content/Button" is `components-content-button`. */
const idOf = (title: string) => title.toLowerCase().replace(/[^a-z0-9]+/gu, '-');

/**
 * A page's first story. One with a frame would open over all of the docs page, and one that fills a
 * window, or a phone's, is laid out by the window's width.
 */
function picture(module: StoryModule, globals: StoryGlobals): ReactNode {
  const { default: meta, ...stories } = module;
  const [First] = Object.values(composeStories(module, { initialGlobals: { ...globals } }));
  const [story] = Object.values(stories);
  if (!First) return null;
  const { docs, layout } = First.parameters;
  const isPhone = Boolean(story?.globals?.viewport ?? meta.globals?.viewport);
  if (docs?.story?.inline !== false && layout !== 'fullscreen' && !isPhone) {
    return (
      <div>
        <First />
      </div>
    );
  }
  const address = `${frameAddress({ ...globals })}&id=${First.id}`;
  return <iframe title={First.id} src={address} loading="lazy" tabIndex={-1} />;
}

/** The first story, small; loaded when it comes into sight. Nothing in it can be operated. */
function Thumbnail({
  load,
  onTitle,
}: {
  load: () => Promise<StoryModule>;
  onTitle: (title: string) => void;
}) {
  const box = useRef<HTMLDivElement>(null);
  const globals = useStoryGlobals();
  const [module, setModule] = useState<StoryModule | null>(null);

  useEffect(() => {
    const observer = new IntersectionObserver(
      async ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        const found = await load();
        onTitle(found.default.title ?? '');
        setModule(found);
      },
      // A name is a link once its story is loaded: loaded before Tab or a scroll reaches it.
      { rootMargin: '1000px' },
    );
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, [load, onTitle]);

  return (
    <div ref={box} className={styles.thumbnail} inert aria-hidden="true">
      {module && <div key={JSON.stringify(globals)}>{picture(module, globals)}</div>}
    </div>
  );
}

function Card({ name, load }: { name: string; load: () => Promise<StoryModule> }) {
  const [title, setTitle] = useState<string | null>(null);
  const found = COMPONENT_STATUS[name];
  return (
    <li className={styles.card}>
      <Thumbnail load={load} onTitle={setTitle} />
      <div>
        {title === null ? (
          name
        ) : (
          <a href={`?path=/docs/${idOf(title)}--docs`} target="_top">
            {name}
          </a>
        )}
        <ul className={styles.status} aria-label={`Status of ${name}`}>
          <li>{found?.status}</li>
          <li>axe</li>
          <li>keyboard: {found?.keyboard}</li>
          <li>forced colours: {found?.forcedColours}</li>
          <li>screen reader: {found?.heardWith ? 'heard' : 'not yet'}</li>
        </ul>
      </div>
    </li>
  );
}

/** Every component with a page: a small picture, its status and the state of its accessibility. */
export function Overview() {
  return (
    <ul className={`sb-unstyled ${styles.cards}`} data-color-scheme="light" data-contrast="normal">
      {Object.entries(modules).map(([path, load]) => {
        const name = path.slice('../components/'.length, -'.stories.tsx'.length);
        return <Card key={name} name={name} load={load} />;
      })}
    </ul>
  );
}
