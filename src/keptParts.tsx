import { LRUCache } from 'lru-cache';
import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { type IntlShape, RawIntlProvider } from 'react-intl';
import { StaticRouter } from 'react-router-dom';
import { OwnJobPart, type OwnJobPartProps } from './lib/jobCard/OwnJobPart';
import type { KeptMarkup, PartMarkup } from './lib/site/keptMarkup';

/** Characters of all kept markup together. */
const MAX_WEIGHT = 16 * 1024 * 1024;
/** What an entry without markup counts for. */
const LEAST_WEIGHT = 100;
/** How React's ids begin within a part, and an attribute with one: in a text the quote is escaped. */
const OWN_IDS = 'kept-';
const OWN_ID = `="_${OWN_IDS}`;

/** The markup for one page. */
interface PageParts extends KeptMarkup {
  /** Renders what the page has asked for a second time. Call it once the page is rendered. */
  keep(): void;
}

interface KeptParts {
  forPage(intl: IntlShape): PageParts;
}

/** Throws for a part that would not be the same in every page. */
function requireSame(html: string, key: string): void {
  if (html.includes(OWN_ID)) throw new Error(`A kept part has ids of its own: ${key}`);
  if (html.includes('<style')) throw new Error(`A kept part has styles of its own: ${key}`);
  if (html.includes('<!--$!-->')) throw new Error(`A kept part was not whole: ${key}`);
}

/** A part by itself: React's own rendering, with the texts and a router for its links. */
function markupOf(part: ReactNode, intl: IntlShape): string {
  return renderToString(
    <RawIntlProvider value={intl}>
      <StaticRouter location="/">{part}</StaticRouter>
    </RawIntlProvider>,
    { identifierPrefix: OWN_IDS },
  );
}

/** Numbers for objects, by which a key can name them. */
function createNumbers(): (of: object) => number {
  const numbers = new WeakMap<object, number>();
  let last = 0;
  return (of) => {
    const known = numbers.get(of);
    if (known !== undefined) return known;
    last += 1;
    numbers.set(of, last);
    return last;
  };
}

/**
 * Markup of this process, the least recently used removed first. The first page that shows a part
 * only notes it, since many jobs of long lists are shown once.
 */
export function createKeptParts(maxWeight = MAX_WEIGHT): KeptParts {
  const kept = new LRUCache<string, PartMarkup | 'seen'>({
    maxSize: maxWeight,
    sizeCalculation: (part) => (part === 'seen' ? 0 : part.__html.length) + LEAST_WEIGHT,
  });
  const numberOf = createNumbers();

  function forPage(intl: IntlShape): PageParts {
    const wanted = new Map<string, () => ReactNode>();

    function find(name: string, part: () => ReactNode): PartMarkup | undefined {
      const key = `${intl.locale} ${name}`;
      const known = kept.get(key);
      if (known !== undefined && known !== 'seen') return known;
      if (known === 'seen') wanted.set(key, part);
      else kept.set(key, 'seen');
      return undefined;
    }

    return {
      ofPart: find,
      ofCard(card, Own) {
        const { job, ...rest } = card.props as { job: object };
        const kind = `${numberOf(card.type as object)} ${Own ? numberOf(Own) : 'open'}`;
        return find(`${kind} ${numberOf(job)} ${JSON.stringify(rest)}`, () => (
          <OwnJobPart value={Own as ComponentType<OwnJobPartProps> | null}>{card}</OwnJobPart>
        ));
      },
      keep() {
        for (const [key, part] of wanted) {
          const html = markupOf(part(), intl);
          requireSame(html, key);
          kept.set(key, { __html: html });
        }
      },
    };
  }

  return { forPage };
}
