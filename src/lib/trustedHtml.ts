import { TRUSTED_TYPES_POLICIES } from '#domain/trustedTypes';

const [OWN, DEFAULT] = TRUSTED_TYPES_POLICIES;
/** How React makes an element for structured data. */
const EMPTY_SCRIPT = '<script></script>';
/** The service worker, and the scripts of the build, which hold the worker that reads PDFs. */
const OWN_SCRIPT = /^\/(?:sw\.js|assets\/[\w.-]+\.m?js)$/u;

/** The part of the browser's Trusted Types that is used here. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: {
      createHTML?: (html: string) => string | null;
      createScriptURL?: (address: string) => string | null;
    },
  ): { createHTML(html: string): unknown };
}

/** Absent on the server and in browsers that know no trusted types. */
const types: TrustedTypes | undefined =
  typeof window === 'undefined' ? undefined : Reflect.get(window, 'trustedTypes');

const policy = types?.createPolicy(OWN, { createHTML: (html) => html });

// Asked for every text that a library uses as markup or as a script's address; null refuses it
types?.createPolicy(DEFAULT, {
  createHTML: (html) => (html === EMPTY_SCRIPT ? html : null),
  createScriptURL: (address) => {
    const { origin, pathname } = new URL(address, window.location.href);
    return origin === window.location.origin && OWN_SCRIPT.test(pathname) ? address : null;
  },
});

/**
 * Markup that the page may take as it is. Nothing else may be put into a page as HTML: the caller
 * must know that nobody can write a script there.
 */
export function trustedHtml(html: string): string {
  // React passes on what it is given
  return (policy?.createHTML(html) ?? html) as string;
}
