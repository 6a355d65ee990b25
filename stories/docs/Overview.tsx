import type { Meta, StoryObj } from '@storybook/react-vite';
import { composeStories } from '@storybook/react-vite';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { COMPONENT_STATUS } from './componentStatus';
import styles from './docs.module.css';

type StoryModule = { default: Meta } & Record<string, StoryObj>;

const modules = import.meta.glob<StoryModule>('../components/*.stories.tsx');

/** Storybook's id of a page: "Components/Content/Button" is `components-content-button`. */
const idOf = (title: string) => title.toLowerCase().replace(/[^a-z0-9]+/gu, '-');

/**
 * A page's first story. Overlays have a parameter for a frame: without one they would open over all
 * of the docs page.
 */
function picture(module: StoryModule): ReactNode {
  const [First] = Object.values(composeStories(module, {}));
  if (!First) return null;
  if (First.parameters.docs?.story?.inline !== false) {
    return (
      <div>
        <First />
      </div>
    );
  }
  // `embed`: Storybook plays no story of such an address.
  const address = `iframe.html?viewMode=story&embed=true&id=${First.id}`;
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
  const [drawn, setDrawn] = useState<ReactNode>(null);

  useEffect(() => {
    const observer = new IntersectionObserver(
      async ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        const module = await load();
        onTitle(module.default.title ?? '');
        setDrawn(picture(module));
      },
      // A name is a link once its story is loaded: loaded before Tab or a scroll reaches it.
      { rootMargin: '1000px' },
    );
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, [load, onTitle]);

  return (
    <div ref={box} className={styles.thumbnail} inert aria-hidden="true">
      {drawn}
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
