/** An import between two files of one half of the house, by their paths from its folder. */
export interface Arrow {
  from: string;
  to: string;
  typeOnly: boolean;
}

export function arrowsBetweenFolders(root: string, alias: string): Arrow[];
export function knotsOf(arrows: readonly Arrow[]): string[][];
export function mutualPairs(arrows: readonly Arrow[]): string[];
export function foreignRepositories(arrows: readonly Arrow[]): Arrow[];
export function upwardArrows(arrows: readonly Arrow[], order: readonly string[]): Arrow[];
