import { type MouseEvent, type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from '../../../lib/late/lazyPart';

const SiteCommands = lazyPart(
  async () => {
    // With the kit's dialogs, which would otherwise be requested only when it is rendered
    const [commands] = await Promise.all([
      import('./SiteCommands'),
      import('@vikari/ui-kit/Dialog').then(({ loadDialogs }) => loadDialogs()),
    ]);
    return commands.SiteCommands;
  },
  { texts: ['footer'], server: 'nothing' },
);

/** A press that means this page, not a new tab. */
const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** The commands of the site over the page. They are loaded when they are opened the first time. */
export function useCommands(): {
  commands: ReactNode;
  /** @param orElse - when their code cannot be loaded; the next time is another try. */
  open: (orElse?: () => void) => void;
  /** For a link that opens them, and leads elsewhere without them. */
  openInPlace: (event: MouseEvent<HTMLAnchorElement>) => void;
} {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  function open(orElse: () => void = () => undefined) {
    SiteCommands.load().then(() => setState('open'), orElse);
  }
  return {
    commands: state !== 'unused' && (
      <Suspense>
        <SiteCommands open={state === 'open'} onClose={() => setState('closed')} />
      </Suspense>
    ),
    open,
    openInPlace(event) {
      if (!isPlain(event)) return;
      event.preventDefault();
      const { href } = event.currentTarget;
      open(() => window.location.assign(href));
    },
  };
}
