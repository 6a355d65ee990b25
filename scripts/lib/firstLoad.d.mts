/** The bytes from which the check of a public first screen fails. */
export const FIRST_LOAD_LIMIT: number;
/** The sources of each page of the candidate's: modules, and texts without their language. */
export const OWN_PAGES: Readonly<Record<string, readonly string[]>>;
/** The modules of kinds of pages, by which common code is divided into files (`scripts/vite/commonModules.ts`). */
export const MODULES_OF: Readonly<
  Record<'open' | 'account' | 'steps' | 'forms', readonly string[]>
>;
/** What a page weighs. */
export interface FirstLoad {
  page: string;
  /** In brotli, in the language whose texts are longer. */
  bytes: number;
  limit: number;
  files: number;
  /** Of public first screens. */
  filesLimit?: number;
}
export function firstLoads(clientDir: string): FirstLoad[];
/** The pages that weigh more than they may, or are in more files, each in a few words. */
export function overLimit(loads: readonly FirstLoad[]): string[];
export function checkFirstLoad(clientDir: string): void;
