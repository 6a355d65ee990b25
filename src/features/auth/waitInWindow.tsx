import { Button } from '@vikari/ui-kit/Button';
import { Icon } from '@vikari/ui-kit/Icon';
import { Spinner } from '@vikari/ui-kit/Spinner';
import { Stack } from '@vikari/ui-kit/Stack';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import type { Language } from '#domain/language';
import type { SiteData } from '../../data/siteData';
import { useWords } from '../../i18n/intl';
import { followBankid, type WindowDeparture } from '../../session/bankidWindow';
import { useProfile } from '../../session/useProfile';
import type { SignInEvent, SignInShown } from './signInFlow';
import styles from './waitInWindow.module.css';

/** BankID's window, for the page that opened it. */
export interface WindowOnPage {
  close: () => void;
  /** What the page shows instead of the BankID buttons; null when it shows them. */
  draw: (view: SignInShown['view']) => ReactNode;
}

interface WaitOptions {
  data: SiteData;
  language: Language;
  /** The text in the window until BankID's page has loaded. */
  opening: string;
  onEvent: (event: SignInEvent) => void;
}

/**
 * Opens BankID in the given empty window, while the page waits for the answer. Resolves to null
 * when this page itself is redirected. Rejects when BankID cannot be reached; the window is then
 * closed.
 */
export async function waitInWindow(
  opened: Window,
  departure: WindowDeparture,
  options: WaitOptions,
): Promise<WindowOnPage | null> {
  opened.document.body.textContent = options.opening;
  const followed = await followBankid(opened, departure, options).catch((error: unknown) => {
    opened.close();
    throw error;
  });
  if (followed === null) return null;
  const { onEvent } = options;
  function handleGiveUp() {
    followed?.close();
    onEvent({ type: 'given_up' });
  }
  return {
    close: followed.close,
    draw: (view) =>
      view === 'methods' || view === 'stopped' ? null : (
        <WindowWait
          view={view}
          onShow={followed.show}
          onAgain={() => {
            handleGiveUp();
            onEvent({ type: 'chosen', method: 'qr' });
          }}
          onGiveUp={handleGiveUp}
        />
      ),
  };
}

export interface WindowWaitProps {
  view: 'waiting' | 'lost' | 'finishing';
  /** Brings the window to the front. */
  onShow: () => void;
  /** Opens another window. */
  onAgain: () => void;
  onGiveUp: () => void;
}

/** Shown on the page while BankID is open in a separate window. */
export function WindowWait({ view, onShow, onAgain, onGiveUp }: WindowWaitProps) {
  const { t } = useWords();
  const firstName = useProfile()?.firstName;
  const id = useId();
  const element = useRef<HTMLElement>(null);

  // It replaces the pressed button, and gives the focus back to it
  useLayoutEffect(() => {
    const { current } = element;
    const form = current?.closest('form');
    current?.focus();
    return () => {
      if (!current?.contains(document.activeElement)) return;
      setTimeout(() => {
        const button = form?.querySelector<HTMLElement>('[value="other"]');
        (button ?? form?.querySelector<HTMLElement>('[type="submit"]'))?.focus();
      });
    };
  }, []);

  const welcome = view === 'finishing' && firstName !== undefined;
  const title = {
    waiting: t('auth.window.waiting.title'),
    lost: t('auth.window.lost.title'),
    finishing: welcome ? t('auth.return.welcome', { firstName }) : t('auth.return.finishing'),
  }[view];
  return (
    <section ref={element} tabIndex={-1} aria-labelledby={id} className={styles.wait}>
      <span className={styles.sign}>
        {view === 'lost' ? (
          <Icon name="warning" size="large" />
        ) : welcome ? (
          <Icon name="success" size="large" />
        ) : (
          <Spinner size="large" />
        )}
      </span>
      <div role="status" className={styles.words}>
        <h2 id={id}>{title}</h2>
        {view !== 'finishing' && <p>{t(`auth.window.${view}.text`)}</p>}
      </div>
      {view !== 'finishing' && (
        <Stack direction="row" spacing={2} justifyContent="center">
          {view === 'waiting' ? (
            <Button onClick={onShow}>{t('auth.window.show')}</Button>
          ) : (
            <Button onClick={onAgain}>{t('auth.window.again')}</Button>
          )}
          <Button variant="quiet" onClick={onGiveUp}>
            {t('auth.window.cancel')}
          </Button>
        </Stack>
      )}
    </section>
  );
}
