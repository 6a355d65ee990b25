import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS, UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { applyGlobals } from './applyGlobals';
import { frameAddress } from './docsFrame';
import { docsTheme } from './docsTheme';
import { readGlobals } from './globals';

type Globals = Record<string, unknown>;

/** Where Storybook's frames of stories are. */
declare global {
  var PREVIEW_URL: string | undefined;
}

/** What the toolbars say now. */
function globalsOf({ channel }: DocsContainerProps['context']): Globals {
  const [told] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [];
  return told?.globals ?? {};
}

/** Where a frame of Storybook has its channel. */
const CHANNEL = '__STORYBOOK_ADDONS_CHANNEL__';

/** Tells the stories in frames what the toolbars say. */
function tellFrames(globals: Globals): void {
  for (const frame of document.querySelectorAll('iframe')) {
    const channel: unknown = Reflect.get(Object(frame.contentWindow), CHANNEL);
    Object(channel).emit?.(UPDATE_GLOBALS, { globals });
  }
}

/** The documentation pages, in the kit's type and colours; their stories follow the toolbars. */
export function DocsPage(props: PropsWithChildren<DocsContainerProps>) {
  const { channel } = props.context;
  const globals = globalsOf(props.context);
  // Storybook's frames begin with it
  globalThis.PREVIEW_URL = frameAddress(globals);

  useEffect(() => {
    applyGlobals(readGlobals(globalsOf(props.context)));
    function follow({ globals: changed }: { globals: Globals }) {
      applyGlobals(readGlobals(changed));
      globalThis.PREVIEW_URL = frameAddress(changed);
      tellFrames(changed);
    }
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel, props.context]);

  return (
    <DocsContainer {...props} theme={docsTheme}>
      <main>{props.children}</main>
    </DocsContainer>
  );
}
