import {
  type MouseEvent,
  type ReactNode,
  Suspense,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { SignInPurpose } from '#domain/signIn/signInProblem';
import { lazyPart } from '../../lib/late/lazyPart';
import { paths } from '../../lib/site/paths';
import type { ReturnFrom } from '../../session/finishBankid';
import { overlayReturnOf } from '../../session/overlayReturn';

const AuthOverlayHost = lazyPart(
  async () => {
    // With the kit's dialogs, which would otherwise be requested only when the overlay is rendered
    const [host] = await Promise.all([
      import('./AuthOverlayHost'),
      import('@vikari/ui-kit/Dialog').then(({ loadDialogs }) => loadDialogs()),
    ]);
    return host.AuthOverlayHost;
  },
  { texts: ['own', 'signIn'], server: 'nothing' },
);

/** The props that make a link to /login or /register open in place. */
interface InPlace {
  onPointerEnter: () => void;
  onFocus: () => void;
  onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** A press that means this page, not a new tab or a download. */
const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * The auth overlay of part 2. The header's buttons stay links, for a new tab and without scripts; a
 * plain press opens the overlay over the page, or follows the link when it cannot be loaded.
 *
 * @param targetPath - where the user returns to; undefined for the default page.
 */
export function useAuthOverlay(targetPath: string | undefined): {
  overlay: ReactNode;
  inPlace: (tab: SignInPurpose, href: string) => InPlace;
} {
  const navigate = useNavigate();
  const location = useLocation();
  const [tab, setTab] = useState<SignInPurpose | null>(null);
  const [returnFrom, setReturnFrom] = useState<ReturnFrom | null>(null);
  const returned = overlayReturnOf(location.state);

  // Back from BankID: the overlay opens over the page where it was left
  const handleReturn = useEffectEvent(() => {
    if (returned === null) return;
    const { tab: left, from } = returned;
    void navigate(location, { replace: true, state: null });
    AuthOverlayHost.load().then(
      () => {
        setReturnFrom(from);
        setTab(left);
      },
      // The answer is lost with this page; the user begins again
      () => void navigate(paths.login(targetPath)),
    );
  });
  const hasReturned = returned !== null;
  useEffect(() => {
    if (hasReturned) handleReturn();
  }, [hasReturned]);

  return {
    overlay: tab && (
      <Suspense>
        <AuthOverlayHost
          first={tab}
          targetPath={targetPath ?? null}
          returnFrom={returnFrom}
          onClosed={() => {
            setTab(null);
            setReturnFrom(null);
          }}
        />
      </Suspense>
    ),
    inPlace: (purpose, href) => ({
      onPointerEnter: AuthOverlayHost.prefetch,
      onFocus: AuthOverlayHost.prefetch,
      onClick(event) {
        if (!isPlain(event)) return;
        event.preventDefault();
        AuthOverlayHost.load().then(
          () => setTab(purpose),
          () => void navigate(href),
        );
      },
    }),
  };
}
