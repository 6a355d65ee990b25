/**
 * `npm run graph`: how the folders of the server and of the domain import each other. `-- --list`
 * names each import that breaks the server's order or reaches into a foreign repository.
 */
import {
  arrowsBetweenFolders,
  foreignRepositories,
  knotsOf,
  mutualPairs,
  upwardArrows,
} from './graph/folderGraph.mjs';
import folders from './graph/folderOrder.cjs';
import { ROOT } from './lib/paths.mjs';

const server = arrowsBetweenFolders(`${ROOT}server/`, '#server/');
const up = upwardArrows(server, folders.SERVER_FOLDERS);
const repositories = foreignRepositories(server);

function describe(title, all) {
  const values = all.filter(({ typeOnly }) => !typeOnly);
  const knots = knotsOf(values).map((knot) => `${knot.length} (${knot.join(' ')})`);
  console.log(
    `${title}: ${values.length} imports between folders, and ${all.length - values.length} of types`,
  );
  console.log(`  knots of folders            ${knots.join(', ') || 'none'}`);
  console.log(`  folders that import each other  ${mutualPairs(values).join(', ') || 'none'}`);
}

const values = (arrows) => arrows.filter(({ typeOnly }) => !typeOnly).length;
describe('server', server);
console.log(`  imports up the order        ${values(up)}, and ${up.length - values(up)} of types`);
console.log(`  foreign repositories        ${values(repositories)}`);
describe('domain', arrowsBetweenFolders(`${ROOT}domain/`, '#domain/'));

if (process.argv.includes('--list')) {
  const list = (title, arrows) => {
    console.log(`\n${title}`);
    for (const { from, to, typeOnly } of arrows) {
      console.log(`  ${typeOnly ? 'type ' : ''}${from} → ${to}`);
    }
  };
  list('up the order', up);
  list('foreign repositories', repositories);
}
