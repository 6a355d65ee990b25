import useSWR from 'swr';
import { localKey } from '../keys';
import { cacheAnswer, type SiteData } from '../siteData';

const COUNT = localKey('saved/count');

/** How many jobs are saved; undefined until that is known. */
export function useSavedCount(): number | undefined {
  return useSWR<number>(COUNT, null).data;
}

export async function keepSavedCount(data: SiteData, count: number | undefined): Promise<void> {
  await cacheAnswer(data, COUNT, count);
}
