import type { MessageId } from '../../../i18n/intl';

/** A table that the page gives. */
export type TextTable = 'stored' | 'cookies' | 'storage';

/** A paragraph, a list, or a table. */
export type TextBlock = { text: MessageId } | { list: readonly MessageId[] } | { table: TextTable };

/** A section of a text; its id is its place in the address. */
export interface TextSection {
  id: string;
  title: MessageId;
  blocks: readonly TextBlock[];
}
