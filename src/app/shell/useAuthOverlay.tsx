import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SignInPurpose } from '#domain/signInProblem';
import { withOwnWords } from '../../i18n/withOwnWords';

const load = withOwnWords(() => import('./AuthOverlayHost'));
const AuthOverlayHost = lazy(async () => ({ default: (await load()).AuthOverlayHost }));

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
  const [tab, setTab] = useState<SignInPurpose | null>(null);
  const prefetch = () => void load().catch(() => {});

  return {
    overlay: tab && (
      <Suspense>
        <AuthOverlayHost
          first={tab}
          targetPath={targetPath ?? null}
          onClosed={() => setTab(null)}
        />
      </Suspense>
    ),
    inPlace: (purpose, href) => ({
      onPointerEnter: prefetch,
      onFocus: prefetch,
      onClick(event) {
        if (!isPlain(event)) return;
        event.preventDefault();
        load().then(
          () => setTab(purpose),
          () => void navigate(href),
        );
      },
    }),
  };
}
