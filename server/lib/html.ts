const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/gu, (character) => ENTITIES[character] ?? character);
}

/** Markup that is safe to put in a page without escaping. */
export class Html {
  constructor(readonly markup: string) {}
}

type Part = string | Html | readonly Html[];

/** Builds markup; every value that is not markup itself is escaped, for text and attributes. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(
    strings.reduce((built, text, index) => built + markupOf(parts[index - 1] ?? '') + text),
  );
}

function markupOf(part: Part): string {
  if (part instanceof Html) return part.markup;
  return typeof part === 'string' ? escapeHtml(part) : part.map(({ markup }) => markup).join('');
}
