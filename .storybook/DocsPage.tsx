import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { docsTheme } from './docsTheme';

/** The documentation pages, in the kit's type and colours. */
export function DocsPage(props: PropsWithChildren<DocsContainerProps>) {
  return <DocsContainer {...props} theme={docsTheme} />;
}
