/** A style element of a page, besides its style sheet: the rules of its MUI parts. */
export interface StyleElement {
  dataEmotion: string;
  css: string;
}

/** The store is down: what a page says of it. */
export interface ReadingOnly {
  /** ISO 8601. */
  since: string;
  /** Whoever asks has a session, which cannot be read. */
  signedIn?: true;
}

/**
 * The type of the rendering module (`src/entryServer.tsx`, built to `dist/server/entryServer.js`).
 * The server depends only on this type and not on React.
 */
export interface PageRenderer {
  render(request: {
    url: string;
    language: 'sv' | 'en';
    api: ReturnType<typeof import('./inProcessClient').createInProcessClient>;
    site: {
      publicUrl: string;
      today: string;
      demo: boolean;
      realBankid?: true;
      liveByFirestore?: true;
      appLink?: string;
      socialLinks?: readonly { label: string; href: string }[];
      readingOnly?: ReadingOnly;
    };
  }): Promise<
    | { redirect: string; status: number }
    | {
        status: number;
        html: string;
        styles?: StyleElement | null;
        hydration: unknown;
        modules: string[];
        failure?: unknown;
      }
  >;
  /** The document that says why there is no page; it needs no data and no script. */
  renderFailure(request: {
    kind: 'unavailable' | 'lists_loading' | 'rate_limited' | 'broken' | 'offline';
    language: 'sv' | 'en';
    site: { publicUrl: string; today: string; demo: boolean };
  }): Promise<string>;
}

/** The tags of a page's scripts and styles. */
export interface PageAssets {
  /** Tags for the head, for the pages whose manifest keys are `modules`. */
  tagsFor(modules: readonly string[], language: 'sv' | 'en'): string;
  /** Tags for a page without scripts: the style sheet and the font. */
  styleTags: string;
  /** The last change to the whole document; the development server adds its client here. */
  finish?(url: string, html: string): Promise<string>;
}
