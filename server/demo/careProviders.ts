import providers from './data/careProviders.json';

/** The public care provider of each region, by region id. */
const BY_REGION: Readonly<Record<string, string>> = providers;

/** The organisation that runs the hospitals of a region; throws for an unknown region id. */
export function careProviderOf(regionId: string): string {
  const name = BY_REGION[regionId];
  if (!name) throw new Error(`No care provider is known for ${regionId}`);
  return name;
}
