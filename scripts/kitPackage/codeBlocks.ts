/** A block of code in Markdown that can be compiled. */
export interface CodeBlock {
  /** `ts` or `tsx`, as a file of it ends. */
  language: 'ts' | 'tsx';
  code: string;
}

const FENCED = /^```(tsx?)\n([\s\S]*?)^```$/gmu;
const IMPORTED = /\bfrom '([^']+)'|^import '([^']+)'/gmu;

/** The blocks of TypeScript in a Markdown text. */
export const codeBlocks = (markdown: string): CodeBlock[] =>
  [...markdown.matchAll(FENCED)].map(([, language, code = '']) => ({
    language: language === 'tsx' ? 'tsx' : 'ts',
    code,
  }));

/** The modules that a block imports, such as `@vikari/ui-kit/Button`. */
export const importsOf = ({ code }: CodeBlock): string[] =>
  [...code.matchAll(IMPORTED)].map(([, from, plain]) => from ?? plain ?? '');
