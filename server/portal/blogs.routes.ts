import { fetchBlogItem, fetchBlogs } from '#domain/api/blogs';
import { fetchBlogItemSchema, fetchBlogsSchema } from '#domain/api/blogs.schema';
import { numberOnWire } from '#domain/jobs/filterRules';
import { PAGE_SIZE } from '#domain/limits';
import type { ContentService } from '../content/content.service';
import { parser } from '../http/parse';
import { type Route, route } from '../http/route';

/** Answered from memory where the store is down. */
const READING = { readsWithoutStore: true } as const;

/** The portal service's endpoints for articles. */
export function blogRoutes({ content }: { content: ContentService }): Route[] {
  return [
    route(
      fetchBlogs,
      parser(fetchBlogsSchema),
      async (request, caller) => {
        const { type, language = caller.language, pageLength, startAfter = null } = request;
        const page = { pageLength: numberOnWire(pageLength) ?? PAGE_SIZE, startAfter };
        return { status: 0, data: await content.list({ type, language }, page) };
      },
      READING,
    ),

    route(
      fetchBlogItem,
      parser(fetchBlogItemSchema),
      async (request, caller) => {
        const { type, slug, language = caller.language } = request;
        return { status: 0, data: await content.item({ type, slug, language }) };
      },
      READING,
    ),
  ];
}
