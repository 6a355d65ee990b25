export const FIRST_LOAD_LIMIT: number;
export function checkFirstLoad(clientDir: string): void;
