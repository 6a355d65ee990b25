/** `npm run kit:pack`: the kit as a package that other teams install. */
import { relative } from 'node:path';
import { packKit } from './kitPackage/packKit';
import { ROOT } from './lib/paths.mjs';

const { tarball, entries, files, size } = await packKit();
console.log(
  `${relative(ROOT, tarball)}: ${entries.length} entries, ${files.length} files, ${Math.round(size / 1000)} KB`,
);
