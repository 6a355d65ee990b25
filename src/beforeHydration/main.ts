/**
 * The one inline script, first in every page's head. `npm run build:inline-script` writes it,
 * minified, to server/web/inlineScript.generated.ts.
 */
import { leavePlaceForAppBanner } from './appBannerPlace';
import { setColourScheme } from './colourScheme';
import { createLateImport } from './lateImport';
import { startPage } from './startPage';

window.vikariImport = createLateImport();
setColourScheme();
leavePlaceForAppBanner();
startPage();
