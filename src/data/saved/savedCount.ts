import { pageValue } from '../pageState';
import type { SiteData } from '../siteData';
import { usePageValue } from '../usePageValue';

const COUNT = pageValue<number | undefined>(undefined);

/** How many jobs are saved; undefined until that is known. */
export const useSavedCount = (): number | undefined => usePageValue(COUNT);

export const keepSavedCount = ({ state }: SiteData, count: number | undefined): void =>
  state.set(COUNT, count);
