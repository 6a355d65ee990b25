/** `npm run kit:examples`: packs the kit and builds, starts and looks at the apps in `examples/`. */
import { packKit } from './kitPackage/packKit';
import { tryExamples } from './kitPackage/tryExamples';

const { tarball } = await packKit();
await tryExamples(tarball);
