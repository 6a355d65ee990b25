import type { ReactNode } from 'react';
import type { Language } from '#domain/language';
import { PAGE_IDS } from '#domain/pageIds';

/**
 * The whole HTML document. The server adds style sheets, scripts and the hydration data outside
 * React's tree, so that the browser renders the same tree without them.
 */
export function Document({ language, children }: { language: Language; children: ReactNode }) {
  return (
    <html lang={language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </head>
      <body id={PAGE_IDS.root}>{children}</body>
    </html>
  );
}
