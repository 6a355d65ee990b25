import coordinates from './coordinates.generated.json';

/**
 * By SCB code. Written by scripts/generate-coordinates.ts from the places of JobTech's importers
 * (platser.json in JobtechSwe/elastic-importers, Apache 2.0), for four municipalities from the list of
 * municipalities in jonathanhansson/Job-ads-AI-project.
 */
const COORDINATES: Readonly<Record<string, readonly number[]>> = coordinates;

/** Latitude and longitude (WGS 84) of a municipality's town, by the municipality's id. */
export function townOf(id: string): readonly [lat: number, lon: number] | null {
  const [lat, lon] = COORDINATES[id.slice(2)] ?? [];
  return lat === undefined || lon === undefined ? null : [lat, lon];
}
