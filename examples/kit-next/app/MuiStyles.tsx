'use client';

import { CacheProvider } from '@emotion/react';
import { createServerStyles } from '@vikari/ui-kit/MuiScope';
import { useServerInsertedHTML } from 'next/navigation';
import { type ReactNode, useState } from 'react';

/** Once, around the page: the rules of MUI's parts come before the markup, in one element. */
export function MuiStyles({ children }: { children: ReactNode }) {
  const [styles] = useState(createServerStyles);
  useServerInsertedHTML(() => {
    const rules = styles.take();
    return (
      rules && (
        <style
          data-emotion={rules.dataEmotion}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: The kit's own rules.
          dangerouslySetInnerHTML={{ __html: rules.css }}
        />
      )
    );
  });
  return <CacheProvider value={styles.cache}>{children}</CacheProvider>;
}
