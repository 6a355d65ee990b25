/**
 * The one inline script, first in every page's head. `npm run build:inline-script` writes it to
 * server/web/inlineScript.generated.ts, minified.
 */
import { setColourScheme } from './colourScheme';
import { startPage } from './startPage';

setColourScheme();
startPage();
