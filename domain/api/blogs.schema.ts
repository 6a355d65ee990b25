import { object } from 'yup';
import { CONTENT_TYPES, MAX_SLUG } from '#domain/content/content';
import { LANGUAGES } from '#domain/language';
import { oneOfWords, optionalText, pageLength } from './jobFields.schema';

const type = () => oneOfWords(...CONTENT_TYPES).required('validation.required');
const language = () => oneOfWords(...LANGUAGES);

/** POST blogs/fetch */
export const fetchBlogsSchema = object({
  type: type(),
  language: language(),
  pageLength: pageLength(),
  startAfter: optionalText(MAX_SLUG),
}).noUnknown();

/** POST blog-item */
export const fetchBlogItemSchema = object({
  type: type(),
  slug: optionalText(MAX_SLUG).required('validation.required'),
  language: language(),
}).noUnknown();
