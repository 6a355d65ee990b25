import { object } from 'yup';
import { CONTENT_TYPES, MAX_SLUG } from '#domain/content/content';
import { LANGUAGES } from '#domain/language';
import { oneOfWords, optionalText, pageLength } from './jobFields.schema';

const type = () => oneOfWords(...CONTENT_TYPES).required('validation.required');
const language = () => oneOfWords(...LANGUAGES);

/** POST blogs/fetch */
export const fetchBlogsSchema = object({
  type: type(),
  /** By default the caller's. */
  language: language(),
  /** 1–100, by default 30. */
  pageLength: pageLength(),
  /** The previous page's `nextPageToken`. */
  startAfter: optionalText(MAX_SLUG),
}).noUnknown();

/** POST blog-item */
export const fetchBlogItemSchema = object({
  type: type(),
  slug: optionalText(MAX_SLUG).required('validation.required'),
  language: language(),
}).noUnknown();
