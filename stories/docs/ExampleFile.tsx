import { Source } from '@storybook/addon-docs/blocks';
import { type ComponentType, Suspense, use } from 'react';
import styles from './docs.module.css';
import { asOneFileApp, exampleText } from './exampleText';

type ExampleModule = Record<string, ComponentType>;

const modules = import.meta.glob<ExampleModule>('../examples/*/*.tsx');
const sources = import.meta.glob<string>('../examples/*/*.tsx', {
  query: '?raw',
  import: 'default',
});

interface LoadedExample {
  Component: ComponentType;
  source: string;
}

const loaded = new Map<string, Promise<LoadedExample>>();

async function load(of: string): Promise<LoadedExample> {
  const path = `../examples/${of}.tsx`;
  const [module, source] = await Promise.all([modules[path]?.(), sources[path]?.()]);
  const Component = module?.[nameOf(of)];
  if (!Component || source === undefined) {
    throw new Error(`stories/examples/${of}.tsx is missing, or exports no ${nameOf(of)}.`);
  }
  return { Component, source };
}

/** Loads a file once, however often the page is drawn. */
function loadOnce(of: string): Promise<LoadedExample> {
  const known = loaded.get(of) ?? load(of);
  loaded.set(of, known);
  return known;
}

const nameOf = (of: string) => of.slice(of.indexOf('/') + 1);

/** Hands the browser a text as a file. */
function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 0);
}

/**
 * An example of `stories/examples/`, live and with its whole file as it is.
 *
 * @param of - its path there without an ending: `Button/Rest`.
 */
export function ExampleFile({ of }: { of: string }) {
  return (
    <Suspense fallback={null}>
      <Loaded of={of} />
    </Suspense>
  );
}

function Loaded({ of }: { of: string }) {
  const { Component, source } = use(loadOnce(of));
  const name = nameOf(of);
  const { title, about } = exampleText(name, source);
  return (
    <section className={styles.exampleFile}>
      <h3 className={styles.title}>{title}</h3>
      {about && <p>{about}</p>}
      {/* `sb-unstyled`: Storybook's own styles of headings, lists and links stay out of it */}
      <div className={`${styles.live} sb-unstyled`} lang="en">
        <Component />
      </div>
      <Source code={source} language="tsx" />
      <p className={styles.oneFile}>
        <button
          type="button"
          onClick={() => download(`${of.replace('/', '')}.tsx`, asOneFileApp(name, source))}
        >
          Download as an app of one file
        </button>{' '}
        It is <code>src/main.tsx</code> of a Vite app with the package, which is private: no sandbox
        on the web could install it.
      </p>
    </section>
  );
}
