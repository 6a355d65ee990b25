/** What the docs page says about an example, read from its file. */
export interface ExampleText {
  /** `WithError` as "With error". */
  title: string;
  /** The sentence of the doc comment above the exported component. */
  about: string;
}

/** Reads the name and the sentence of `stories/examples/Button/WithError.tsx` from its source. */
export function exampleText(name: string, source: string): ExampleText {
  const words = name.replace(/(?!^)[A-Z]/gu, (letter) => ` ${letter.toLowerCase()}`);
  const comment = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export function/u.exec(source)?.[1] ?? '';
  return { title: words, about: comment.replace(/\s*\n\s*\*\s*/gu, ' ').trim() };
}

/**
 * The example as an app in one file: with the kit's style sheet, and put into the page. It takes the
 * place of `src/main.tsx` in an app that has the package.
 */
export function asOneFileApp(name: string, source: string): string {
  return `import '@vikari/ui-kit/fonts.css';
import '@vikari/ui-kit/reset.css';
import '@vikari/ui-kit/styles.css';
import { createRoot } from 'react-dom/client';
${source.trimEnd()}

const root = document.getElementById('root') ?? document.body.appendChild(document.createElement('main'));
createRoot(root).render(<${name} />);
`;
}
