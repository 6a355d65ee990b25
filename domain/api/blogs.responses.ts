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
  minutes: count(),
  image: textOrNull(),
};
const listFields = { slug: text(), name: text(), article: text() };

const listItem = exact({ ...item, fieldData: exact(listFields) }).meta(
  named('BlogListItem', 'An article or a post in a list; `article` is its summary.'),
);

const wholeItem = exact({
  ...item,
  fieldData: exact({ ...listFields, 'article-body': text() }),
  contents: list(
    exact({ id: text(), text: text(), level: number<2 | 3>().oneOf([2, 3]).defined() }),
  ),
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
