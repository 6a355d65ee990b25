/** Cookies that the server sets for the page to read: JSON, percent-encoded. */
export const pageCookie = {
  /** null when there is none, or it is not JSON. */
  read(name: string): unknown {
    const given = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
    if (given === undefined) return null;
    try {
      return JSON.parse(decodeURIComponent(given.slice(name.length + 1)));
    } catch {
      return null;
    }
  },
  /** The names of all that begin with `prefix`. */
  names: (prefix: string): string[] =>
    document.cookie.split('; ').flatMap((cookie) => {
      const [name = ''] = cookie.split('=');
      return name.startsWith(prefix) ? [name] : [];
    }),
  remove(name: string): void {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari before 18.4 and Firefox before 140
    document.cookie = `${name}=; path=/; max-age=0; samesite=lax`;
  },
};
