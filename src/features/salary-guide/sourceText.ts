import type { Source } from '#domain/pay/source';
import type { SalarySourceId } from '#domain/salaries/salarySources';
import type { Words } from '../../i18n/intl';

/** A source's title; those that are no publication have a text in the page's language. */
export function sourceTitle({ t }: Words, id: SalarySourceId, { title }: Source): string {
  if (id === 'specification' || id === 'agency_default_pay') return t(`salaries.source.${id}`);
  return title;
}
