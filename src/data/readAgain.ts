import type { Endpoint } from '#domain/api/endpoint';
import type { SiteData } from './siteData';

/** `service/path` of an endpoint, as the keys of answers begin. */
export const callOf = ({ service, path }: Pick<Endpoint<unknown, unknown>, 'service' | 'path'>) =>
  `${service}/${path}`;

/** Reads again what the page shows of some calls, lists in pages aside. */
export async function readAgain(data: SiteData, isStale: (call: string) => boolean): Promise<void> {
  await data.mutate((key) => Array.isArray(key) && isStale(key[0]) && key[2] === undefined);
}
