import { Button, type LinkComponent } from '@vikari/ui-kit/Button';
import type { IconName } from '@vikari/ui-kit/Icon';
import { UNDO_WAY_PATH, type UndoWayResult } from '#domain/signIn/undoWay';
import { useWords } from '../../i18n/intl';
import { PostForm } from '../../lib/forms/PostForm';
import { ResultCard } from '../../lib/page/ResultCard';

/** Before the button is pressed, and the result of pressing it. */
type UndoWayState = 'ask' | UndoWayResult;

export interface UndoWayViewProps {
  state: UndoWayState;
  /** The link's token; the button is shown when there is one. */
  token: string | null;
  loginHref: string;
  linkComponent: LinkComponent;
}

const ICONS = {
  ask: 'warning',
  undone: 'success',
  taken: 'warning',
  invalid: 'warning',
  failed: 'error',
} as const satisfies Record<UndoWayState, IconName>;

/**
 * "This was not me": the page that the link in a mail about a new way to log in opens. Opening it
 * changes nothing, since mail scanners open all links: the user presses a button, a plain form that
 * needs neither a script nor a session.
 */
export function UndoWayView({ state, token, loginHref, linkComponent }: UndoWayViewProps) {
  const { t } = useWords();
  const canUndo = (state === 'ask' || state === 'failed') && token !== null;
  return (
    <ResultCard icon={ICONS[state]} title={t(`undo_way.${state}.title`)}>
      <p>{t(`undo_way.${state}.text`)}</p>
      {canUndo ? (
        <PostForm action={UNDO_WAY_PATH} hidden={{ token }}>
          <Button type="submit" size="large" variant="danger">
            {t('undo_way.button')}
          </Button>
        </PostForm>
      ) : (
        <Button href={loginHref} linkComponent={linkComponent}>
          {t('undo_way.login')}
        </Button>
      )}
    </ResultCard>
  );
}
