import type { InferType } from 'yup';
import type { ContentType } from '#domain/content/content';
import type { Language } from '#domain/language';
import type { Answered } from './answer';
import type { blogAnswers } from './blogs.responses';
import type { fetchBlogItemSchema, fetchBlogsSchema } from './blogs.schema';
import { endpoint } from './endpoint';

/** An article or a post in a list, without its body. Days are `YYYY-MM-DD`. */
export interface BlogListItem {
  type: ContentType;
  language: Language;
  featured: boolean;
  published: string;
  updated: string;
  /** The time to read it. */
  minutes: number;
  /** The path of its picture for sharing; null where it has none of its own. */
  image: string | null;
  /** Part 7's fields. `article` is the summary. */
  fieldData: { slug: string; name: string; article: string };
}

/** A heading of an article, for its list of contents. */
export interface BlogHeading {
  /** The id of the heading in `article-body`. */
  id: string;
  text: string;
  level: 2 | 3;
}

/** A whole article or post. */
export interface BlogItem extends Omit<BlogListItem, 'fieldData'> {
  /** `article-body` is HTML of a few known elements, without scripts or styles. */
  fieldData: BlogListItem['fieldData'] & { 'article-body': string };
  contents: BlogHeading[];
  /** Ids of the professions whose jobs stand beside it. */
  roles: string[];
  sources: { name: string; url: string }[];
  related: BlogListItem[];
}

export interface FetchBlogsRequest {
  type: ContentType;
  /** By default the caller's. */
  language?: Language;
  /** 1–100, by default 30. */
  pageLength?: number | string;
  /** The previous page's `nextPageToken`. */
  startAfter?: string;
}

/** POST blogs/fetch: the featured ones first, then the latest published. */
export const fetchBlogs = endpoint<
  InferType<typeof fetchBlogsSchema>,
  Answered<typeof blogAnswers.fetchBlogs>
>({
  service: 'portal',
  method: 'POST',
  path: 'blogs/fetch',
  access: 'public',
});

/** POST blog-item: 404 `not_found` where the type has no such slug. */
export const fetchBlogItem = endpoint<
  InferType<typeof fetchBlogItemSchema>,
  Answered<typeof blogAnswers.fetchBlogItem>
>({ service: 'portal', method: 'POST', path: 'blog-item', access: 'public' });
