import type { FastifyInstance } from 'fastify';
import { Feed } from 'feed';
import type { BlogListItem } from '#domain/api/blogs';
import { contentPath } from '#domain/content/content';
import { BARE_LANGUAGE, isLanguage, type Language } from '#domain/language';
import { MAX_PAGE_SIZE } from '#domain/limits';
import type { ContentService } from '../content/content.service';
import { readyBody, sendReady } from '../http/readyBody';

/** Seconds that readers may keep it. */
const MAX_AGE = 600;
/** The latest articles and posts that the feed has. */
const MAX_ENTRIES = 50;

/** When a feed without entries was changed: never since. */
const BEGINNING = '2026-01-01';

const TEXT: Record<Language, { title: string; description: string }> = {
  sv: {
    title: 'Artiklar från Vikari',
    description: 'Att arbeta tillfälligt i vården: avtal, lön, skatt och vardag.',
  },
  en: {
    title: 'Articles from Vikari',
    description: 'Temporary work in Swedish healthcare: agreements, pay, tax and everyday life.',
  },
};

/** A day as an instant that is the same day all over Europe. */
const noon = (day: string): Date => new Date(`${day}T12:00:00Z`);

const latestFirst = (a: BlogListItem, b: BlogListItem): number =>
  b.published.localeCompare(a.published) || a.fieldData.slug.localeCompare(b.fieldData.slug);

function atomOf(items: readonly BlogListItem[], language: Language, publicUrl: string): string {
  const query = language === BARE_LANGUAGE ? '' : `?lang=${language}`;
  const days = items.map(({ updated }) => updated).sort();
  const feed = new Feed({
    id: `${publicUrl}/artiklar.atom${query}`,
    link: `${publicUrl}/${query}`,
    feedLinks: { atom: `${publicUrl}/artiklar.atom${query}` },
    ...TEXT[language],
    language,
    copyright: 'Vikari',
    author: { name: 'Vikari', link: publicUrl },
    generator: 'Vikari',
    // The library would take the present moment, and no two answers would be the same
    updated: noon(days.at(-1) ?? BEGINNING),
  });
  for (const { type, published, updated, fieldData } of items) {
    const { slug, name, article } = fieldData;
    const link = `${publicUrl}${contentPath({ type, slug })}${query}`;
    feed.addItem({
      title: name,
      id: link,
      link,
      description: article,
      published: noon(published),
      date: noon(updated),
    });
  }
  return feed.atom1();
}

/** `GET /artiklar.atom`: articles and posts in Swedish, in English by `?lang=en`. */
export function atomFeedRoute(
  app: FastifyInstance,
  { content, publicUrl }: { content: Pick<ContentService, 'list'>; publicUrl: string },
): void {
  app.get<{ Querystring: Record<string, unknown> }>('/artiklar.atom', async (request, reply) => {
    const { lang } = request.query;
    const language = isLanguage(lang) ? lang : 'sv';
    const lists = await Promise.all(
      (['articles', 'staffing'] as const).map((type) =>
        content.list({ type, language }, { pageLength: MAX_PAGE_SIZE, startAfter: null }),
      ),
    );
    const items = lists.flatMap(({ results }) => results).sort(latestFirst);
    const feed = atomOf(items.slice(0, MAX_ENTRIES), language, publicUrl);
    reply
      .type('application/atom+xml; charset=utf-8')
      .header('cache-control', `public, max-age=${MAX_AGE}`);
    return sendReady(request, reply, readyBody(feed));
  });
}
