/**
 * `npm run graph`: how the server's folders import each other. `-- --list` names each import that
 * breaks the order or reaches into a foreign repository.
 */

import {
  arrowsBetweenFolders,
  folderOf,
  foreignRepositories,
  knotsOf,
  mutualPairs,
  upwardArrows,
} from './graph/folderGraph.mjs';
import folders from './graph/folderOrder.cjs';
import { ROOT } from './lib/paths.mjs';

const all = arrowsBetweenFolders(`${ROOT}server`);
const arrows = all.filter(({ typeOnly }) => !typeOnly);
const knots = knotsOf(arrows);
const up = upwardArrows(arrows, folders.SERVER_FOLDERS);
const repositories = foreignRepositories(arrows);

console.log(
  `imports between folders   ${arrows.length}, and ${all.length - arrows.length} of types`,
);
console.log(`knots of folders          ${knots.map((knot) => knot.length).join(', ') || 'none'}`);
for (const knot of knots) console.log(`                          ${knot.join(' ')}`);
console.log(`pairs that import each other  ${mutualPairs(arrows).join(', ') || 'none'}`);
console.log(`foreign repositories      ${repositories.length}`);
console.log(`imports up the order      ${up.length}`);
const upTypes = upwardArrows(all, folders.SERVER_FOLDERS).length - up.length;
console.log(`imports of types up the order  ${upTypes}`);
if (process.argv.includes('--list')) {
  const title = ({ from, to, typeOnly }) => `  ${typeOnly ? 'type ' : ''}${from} → ${to}`;
  console.log('\nforeign repositories');
  for (const arrow of repositories) console.log(title(arrow));
  console.log('\nup the order');
  const listed = upwardArrows(all, folders.SERVER_FOLDERS);
  listed.sort((a, b) => folderOf(a.from).localeCompare(folderOf(b.from)));
  for (const arrow of listed) console.log(title(arrow));
}
