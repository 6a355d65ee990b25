/** The public care provider of each region, by region id. */
const BY_REGION: Readonly<Record<string, string>> = {
  'r-01': 'Region Stockholm',
  'r-03': 'Region Uppsala',
  'r-04': 'Region Sörmland',
  'r-05': 'Region Östergötland',
  'r-06': 'Region Jönköpings län',
  'r-07': 'Region Kronoberg',
  'r-08': 'Region Kalmar län',
  'r-09': 'Region Gotland',
  'r-10': 'Region Blekinge',
  'r-12': 'Region Skåne',
  'r-13': 'Region Halland',
  'r-14': 'Västra Götalandsregionen',
  'r-17': 'Region Värmland',
  'r-18': 'Region Örebro län',
  'r-19': 'Region Västmanland',
  'r-20': 'Region Dalarna',
  'r-21': 'Region Gävleborg',
  'r-22': 'Region Västernorrland',
  'r-23': 'Region Jämtland Härjedalen',
  'r-24': 'Region Västerbotten',
  'r-25': 'Region Norrbotten',
};

/** The organisation that runs the hospitals of a region; throws for an unknown region id. */
export function careProviderOf(regionId: string): string {
  const name = BY_REGION[regionId];
  if (!name) throw new Error(`No care provider is known for ${regionId}`);
  return name;
}
