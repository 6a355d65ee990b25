import { MAX_LENGTH, MAX_PAGE_SIZE } from '#domain/limits';
import { type RuleMeaning, rule } from '#domain/rule';
import { optionalText } from './jobFields.schema';
import { decodeListToken } from './listPage';

export const PAGE_TOKEN: RuleMeaning = {
  schema: { description: 'The `nextPageToken` of the page before.' },
  inexpressible: 'Only the server that made a token can read it.',
};

/** The fields of `ListPageRequest`, for the schema of a GET that returns a page of a list. */
export function listPageFields() {
  return {
    pageLength: optionalText(MAX_LENGTH.id).test(
      rule(
        'page-length',
        'validation.number_range',
        (text) => text === undefined || isPageLength(text),
        {
          schema: {
            description: '1–100.',
            pattern: '^(?:[1-9][0-9]?|100)$',
            examples: ['1', '30', '100'],
          },
        },
      ),
    ),
    startAfter: optionalText(MAX_LENGTH.path).test(
      rule(
        'list-token',
        'validation.page_token',
        (token) => token === undefined || decodeListToken(token) !== null,
        PAGE_TOKEN,
      ),
    ),
  };
}

function isPageLength(text: string): boolean {
  return /^[1-9]\d{0,2}$/.test(text) && Number(text) <= MAX_PAGE_SIZE;
}
