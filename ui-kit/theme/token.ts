/** One token: its CSS value and the line that says when to use it. */
interface Token {
  readonly value: string;
  readonly use: string;
}

/** A named set of tokens; the name is the end of the CSS variable. */
export type TokenSet = Readonly<Record<string, Token>>;
