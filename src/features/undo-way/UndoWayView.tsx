import { Button, type LinkComponent } from '@vikari/ui-kit/Button';
import { Card } from '@vikari/ui-kit/Card';
import { Icon, type IconName } from '@vikari/ui-kit/Icon';
import { PageLayout } from '@vikari/ui-kit/PageLayout';
import { UNDO_WAY_PATH, type UndoWayResult } from '#domain/undoWay';
import { useWords } from '../../i18n/intl';
import { PostForm } from '../../lib/forms/PostForm';
import styles from './UndoWayView.module.css';

/** Before the button is pressed, and the result of pressing it. */
export type UndoWayState = 'ask' | UndoWayResult;

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
    <PageLayout maxWidth="xs" padding="large" spacing={0}>
      <Card padding="large" className={styles.card}>
        <h1 className={styles.title}>
          <Icon name={ICONS[state]} />
          <span>{t(`undo_way.${state}.title`)}</span>
        </h1>
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
      </Card>
    </PageLayout>
  );
}
