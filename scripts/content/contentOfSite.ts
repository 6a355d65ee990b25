import { matchRoutes } from 'react-router-dom';
import { locationByKey, workRoleByPathId } from '../../domain/vocabulary/lookup';
import { checkContent } from '../../server/content/checkContent';
import { type ContentFile, readContentFiles } from '../../server/content/contentFiles';
import { createRoutes } from '../../src/app/routes';
import { ROOT } from '../lib/paths.mjs';

/** Pages with an id of the data in their address: a route alone does not prove that they exist. */
const OPEN = /ArticlePage|NotFoundPage|JobPage/;

const isKnown = (segment: string): boolean =>
  workRoleByPathId(segment) !== undefined || locationByKey(segment) !== undefined;

/** Whether the route table has a page at the path, and the vocabulary has its parameters. */
function isPage(path: string): boolean {
  const match = matchRoutes(createRoutes(), path)?.at(-1);
  if (!match || OPEN.test(match.route.id ?? '')) return false;
  const named = Object.values(match.params).filter((value) => value !== undefined);
  return match.route.path?.startsWith('/:') ? named.every(isKnown) : true;
}

/** Every text of the repository. */
export const contentFiles = (): Promise<ContentFile[]> => readContentFiles(`${ROOT}content`);

/** What is wrong with them, a line each. */
export async function contentProblems(): Promise<string[]> {
  return checkContent(await contentFiles(), { isPage });
}
