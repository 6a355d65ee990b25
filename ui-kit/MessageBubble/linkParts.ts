/** A piece of a message: text, or a link that is safe to follow. */
export type TextPart =
  | { kind: 'text'; text: string }
  | { kind: 'link'; text: string; href: string };

/**
 * The form of a link: a known scheme or `www.`, then no space, quote, angle bracket or invisible character
 * (`\p{C}`), which could make an address look like another one.
 */
const CANDIDATE = /\b(?:https?:\/\/|mailto:|www\.(?=[^\s.]+\.))[^\s<>"“”`\p{C}]+/giu;

/** Punctuation at the end that belongs to the sentence, not to the address. */
const SENTENCE_END = new Set(".,;:!?'’*_~…");
const OPENERS: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/** How often each mark occurs. */
function counts(text: string): Map<string, number> {
  const found = new Map<string, number>();
  for (const mark of text) found.set(mark, (found.get(mark) ?? 0) + 1);
  return found;
}

/** Drops what follows the address: "(se https://x.se/a(b))." → `https://x.se/a(b)`. In one pass. */
function withoutSentenceEnd(candidate: string): string {
  const left = counts(candidate);
  const countOf = (mark: string) => left.get(mark) ?? 0;
  let end = candidate.length;
  while (end > 0) {
    const last = candidate.charAt(end - 1);
    const opener = OPENERS[last];
    const closesNothing = opener !== undefined && countOf(last) > countOf(opener);
    if (!SENTENCE_END.has(last) && !closesNothing) break;
    left.set(last, countOf(last) - 1);
    end -= 1;
  }
  return candidate.slice(0, end);
}

/** The address to link to, or null when it is not one or hides its target. */
function safeHref(text: string): string | null {
  const address = /^www\./iu.test(text) ? `https://${text}` : text;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.protocol === 'mailto:') return /^[^@\s]+@[^@\s]+$/u.test(url.pathname) ? url.href : null;
  const web = url.protocol === 'https:' || url.protocol === 'http:';
  // `https://vikari.se@evil.example` is an address at evil.example.
  return web && url.username === '' && url.password === '' ? url.href : null;
}

/**
 * Splits a message into text and links. Only http, https, mailto and `www.` become links; everything else,
 * HTML and `javascript:` included, stays text. The joined parts are the whole text.
 */
export function linkParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let done = 0;
  for (const match of text.matchAll(CANDIDATE)) {
    const address = withoutSentenceEnd(match[0]);
    const href = safeHref(address);
    if (href === null) continue;
    if (match.index > done) parts.push({ kind: 'text', text: text.slice(done, match.index) });
    parts.push({ kind: 'link', text: address, href });
    done = match.index + address.length;
  }
  if (done < text.length) parts.push({ kind: 'text', text: text.slice(done) });
  return parts;
}
