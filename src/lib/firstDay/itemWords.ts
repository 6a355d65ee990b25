import { FIRST_DAY_ITEMS, type FirstDayItem } from '#domain/firstDay/items';
import type { Language } from '#domain/language';

/** What an item is called as a heading. */
export function itemName(item: FirstDayItem, language: Language): string {
  return FIRST_DAY_ITEMS.find(({ id }) => id === item)?.name[language] ?? '';
}

/** Some items as they are listed in a sentence. */
export function itemList(items: readonly FirstDayItem[], language: Language): string {
  return FIRST_DAY_ITEMS.filter(({ id }) => items.includes(id))
    .map(({ inSentence }) => inSentence[language])
    .join(', ');
}
