import type { HydrationState } from 'react-router-dom';
import type { ClientErrorKind } from '#domain/clientError';
import { PAGE_IDS } from '#domain/pageIds';
import type { Site } from '../lib/site/SiteContext';

/** The server's data in the page, from which the browser starts. */
export interface HydrationData {
  site: Site;
  /** The ids of the routes that match the page's address. */
  routeIds: readonly string[];
  router: HydrationState;
}

/** Why a page cannot start; the message contains none of the page's data. */
export class StartError extends Error {
  readonly kind: ClientErrorKind;

  constructor(kind: ClientErrorKind, message: string) {
    super(message);
    this.name = 'StartError';
    this.kind = kind;
  }
}

/**
 * Reads the data of a page that the server rendered.
 * @throws StartError that says what the document lacks.
 */
export function readPage(page: Document): HydrationData {
  if (!page.getElementById(PAGE_IDS.root)) {
    throw new StartError(
      'no_root',
      `The root element #${PAGE_IDS.root} is missing: the server did not render this document`,
    );
  }
  const text = page.getElementById(PAGE_IDS.data)?.textContent;
  if (!text) throw new StartError('no_data', `The page has no data element: #${PAGE_IDS.data}`);
  try {
    return JSON.parse(text);
  } catch {
    // The parser's own message quotes the data, which may be personal.
    throw new StartError('no_data', `The data of the page cannot be read: #${PAGE_IDS.data}`);
  }
}
