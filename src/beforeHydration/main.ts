/**
 * The one inline script, first in every page's head. `npm run build:inline-script` writes it,
 * minified, to server/web/inlineScript.generated.ts.
 */
import { BUILT_FILES } from '#domain/builtFiles';
import { leavePlaceForAppBanner } from './appBannerPlace';
import { setColourScheme } from './colourScheme';
import { createLateImport } from './lateImport';
import { startPage } from './startPage';

window.vikariImport = createLateImport(BUILT_FILES);
setColourScheme();
leavePlaceForAppBanner();
startPage();
