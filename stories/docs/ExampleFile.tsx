import { Source } from '@storybook/addon-docs/blocks';
import { type ComponentType, Suspense, use, useSyncExternalStore } from 'react';
import { inSwedish } from '../examples/inSwedish';
import styles from './docs.module.css';
import { asOneFileApp, exampleText } from './exampleText';
import { withCode } from './withCode';

type ExampleModule = Record<string, ComponentType>;
type Language = 'en' | 'sv';

/** The files are English; in Swedish they have their texts replaced (`scripts/vite/swedishExamples.ts`). */
const modules = {
  en: import.meta.glob<ExampleModule>('../examples/*/*.tsx'),
  sv: import.meta.glob<ExampleModule>('../examples/*/*.tsx', { query: '?swedish' }),
};
const sources = import.meta.glob<string>('../examples/*/*.tsx', {
  query: '?raw',
  import: 'default',
});

interface LoadedExample {
  Component: ComponentType;
  source: string;
}

const nameOf = (of: string) => of.slice(of.indexOf('/') + 1);

async function load(of: string, language: Language): Promise<LoadedExample> {
  const path = `../examples/${of}.tsx`;
  const [module, source] = await Promise.all([modules[language][path]?.(), sources[path]?.()]);
  const Component = module?.[nameOf(of)];
  if (!Component || source === undefined) {
    throw new Error(`stories/examples/${of}.tsx is missing, or exports no ${nameOf(of)}.`);
  }
  return { Component, source: language === 'sv' ? inSwedish(source) : source };
}

const loaded = new Map<string, Promise<LoadedExample>>();

/** Loads a file once, however often the page is drawn. */
function loadOnce(of: string, language: Language): Promise<LoadedExample> {
  const key = `${language} ${of}`;
  const known = loaded.get(key) ?? load(of, language);
  loaded.set(key, known);
  return known;
}

/** The toolbar's language: it is on the page's root (`.storybook/applyGlobals.ts`). */
function useLanguage(): Language {
  return useSyncExternalStore(
    (onChange) => {
      const observer = new MutationObserver(onChange);
      observer.observe(document.documentElement, { attributeFilter: ['lang'] });
      return () => observer.disconnect();
    },
    () => (document.documentElement.lang === 'sv' ? 'sv' : 'en'),
  );
}

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
 * An example of `stories/examples/`, live and with its whole file as it is, in the toolbar's language.
 * It can be had as an app of one file, since the package is private: no sandbox on the web can install it.
 *
 * @param of - its path there without an ending: `Button/Basic`.
 */
export function ExampleFile({ of }: { of: string }) {
  return (
    <Suspense fallback={null}>
      <Loaded of={of} />
    </Suspense>
  );
}

function Loaded({ of }: { of: string }) {
  const language = useLanguage();
  const { Component, source } = use(loadOnce(of, language));
  const name = nameOf(of);
  const { title, about } = exampleText(name, source);
  return (
    <section className={styles.exampleFile}>
      <h3 className={styles.title}>{title}</h3>
      {about && <p>{withCode(about)}</p>}
      {/* `sb-unstyled`: Storybook's own styles of headings, lists and links stay out of it */}
      <div className={`${styles.live} sb-unstyled`} lang={language} data-docs-live>
        <Component />
      </div>
      <Source code={source} language="tsx" />
      <p className={styles.oneFile}>
        <button
          type="button"
          onClick={() => download(`${of.replace('/', '')}.tsx`, asOneFileApp(name, source))}
        >
          Download as an app in one file
        </button>
        <span>
          It is <code>src/main.tsx</code> of a Vite app that has the package.
        </span>
      </p>
    </section>
  );
}
