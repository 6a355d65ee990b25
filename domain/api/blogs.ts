import type { InferType } from 'yup';
import type { Answered } from './answer';
import type { blogAnswers, listItem, wholeItem } from './blogs.responses';
import type { fetchBlogItemSchema, fetchBlogsSchema } from './blogs.schema';
import { endpoint } from './endpoint';

/** An article or a post in a list, without its body. Days are `YYYY-MM-DD`. */
export type BlogListItem = InferType<typeof listItem>;

/** A heading of an article, for its list of contents. */
export type BlogHeading = BlogItem['contents'][number];

/** A whole article or post. */
export type BlogItem = InferType<typeof wholeItem>;

export type FetchBlogsRequest = InferType<typeof fetchBlogsSchema>;

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
