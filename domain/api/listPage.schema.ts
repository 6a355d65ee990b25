import { MAX_LENGTH, MAX_PAGE_SIZE } from '#domain/limits';
import { optionalText } from './jobFields.schema';
import { decodeListToken } from './listPage';

/** The fields of `ListPageRequest`, for the schema of a GET that returns a page of a list. */
export function listPageFields() {
  return {
    pageLength: optionalText(MAX_LENGTH.id).test(
      'page-length',
      'validation.number_range',
      (text) => text === undefined || isPageLength(text),
    ),
    startAfter: optionalText(MAX_LENGTH.path).test(
      'list-token',
      'validation.page_token',
      (token) => token === undefined || decodeListToken(token) !== null,
    ),
  };
}

function isPageLength(text: string): boolean {
  return /^[1-9]\d{0,2}$/.test(text) && Number(text) <= MAX_PAGE_SIZE;
}
