import { number } from 'yup';
import { CONTENT_TYPES } from '#domain/content/content';
import { LANGUAGES } from '#domain/language';
import { answer } from './answer';
import { count, day, exact, flag, list, named, ok, text, textOrNull, word } from './responseFields';

const item = {
  type: word(CONTENT_TYPES),
  language: word(LANGUAGES),
  featured: flag(),
  published: day(),
  updated: day(),
  /** The time to read it. */
  minutes: count(),
  /** The path of its picture for sharing; null where it has none of its own. */
  image: textOrNull(),
};
const listFields = { slug: text(), name: text(), article: text() };

export const listItem = exact({
  ...item,
  /** Part 7's fields. `article` is the summary. */
  fieldData: exact(listFields),
}).meta(named('BlogListItem', 'An article or a post in a list; `article` is its summary.'));

export const wholeItem = exact({
  ...item,
  /** `article-body` is HTML of a few known elements, without scripts or styles. */
  fieldData: exact({ ...listFields, 'article-body': text() }),
  contents: list(
    exact({
      /** The id of the heading in `article-body`. */
      id: text(),
      text: text(),
      level: number<2 | 3>().oneOf([2, 3]).defined(),
    }),
  ),
  /** Ids of the professions whose jobs stand beside it. */
  roles: list(text()),
  sources: list(exact({ name: text(), url: text() })),
  related: list(listItem),
}).meta(named('BlogItem', 'A whole article; `article-body` is sanitised HTML.'));

export const blogAnswers = {
  fetchBlogs: answer({
    summary: 'Articles of one type in one language, without their bodies.',
    response: ok({
      data: exact({ results: list(listItem), nextPageToken: textOrNull(), total: count() }),
    }),
  }),
  fetchBlogItem: answer({
    summary: 'One article: its body as HTML, its contents, sources, and related articles.',
    response: ok({ data: wholeItem }),
    refusals: ['not_found'],
  }),
};
