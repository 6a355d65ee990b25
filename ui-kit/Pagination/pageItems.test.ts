import { expect, test } from 'vitest';
import { type PageItem, pageItems } from './pageItems';

test.each<[number, number, PageItem[]]>([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [3, 5, [1, 2, 3, 4, 5]],
  [1, 6, [1, 2, 3, 4, 5, 6]],
  [1, 9, [1, 2, 3, 4, 'gap', 9]],
  [3, 9, [1, 2, 3, 4, 'gap', 9]],
  [4, 9, [1, 2, 3, 4, 5, 'gap', 9]],
  [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
  [9, 9, [1, 'gap', 6, 7, 8, 9]],
  [50, 1000, [1, 'gap', 49, 50, 51, 'gap', 1000]],
])('page %i of %i', (page, count, items) => {
  expect(pageItems(page, count)).toEqual(items);
});

test('shows every page once and in order, and hides two at least in a gap', () => {
  for (let count = 1; count <= 30; count += 1) {
    for (let page = 1; page <= count; page += 1) {
      const items = pageItems(page, count);
      const pages = items.filter((item) => item !== 'gap');
      expect(pages).toEqual([...new Set(pages)].toSorted((a, b) => a - b));
      expect(pages).toEqual(expect.arrayContaining([1, page, count]));
      items.forEach((item, at) => {
        if (item !== 'gap') return;
        expect(Number(items[at + 1]) - Number(items[at - 1])).toBeGreaterThan(2);
      });
    }
  }
});
