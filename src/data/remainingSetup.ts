import { pageValue } from './pageState';
import type { SiteData } from './siteData';
import { usePageValue } from './usePageValue';

const LEFT = pageValue(0);

/** How many tasks of the account are left; 0 until that is known. */
export const useRemainingSetup = (): number => usePageValue(LEFT);

export const keepRemainingSetup = ({ state }: SiteData, left: number): void =>
  state.set(LEFT, left);
