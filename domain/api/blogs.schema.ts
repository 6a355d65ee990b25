import { type ObjectSchema, object } from 'yup';
import { CONTENT_TYPES, MAX_SLUG } from '#domain/content/content';
import { LANGUAGES } from '#domain/language';
import type { fetchBlogItem, fetchBlogs } from './blogs';
import type { RequestOf } from './endpoint';
import { oneOfWords, optionalText, pageLength } from './jobFields.schema';

const type = () => oneOfWords(...CONTENT_TYPES).required('validation.required');
const language = () => oneOfWords(...LANGUAGES);

/** POST blogs/fetch */
export const fetchBlogsSchema: ObjectSchema<RequestOf<typeof fetchBlogs>> = object({
  type: type(),
  language: language(),
  pageLength: pageLength(),
  startAfter: optionalText(MAX_SLUG),
}).noUnknown();

/** POST blog-item */
export const fetchBlogItemSchema: ObjectSchema<RequestOf<typeof fetchBlogItem>> = object({
  type: type(),
  slug: optionalText(MAX_SLUG).required('validation.required'),
  language: language(),
}).noUnknown();
