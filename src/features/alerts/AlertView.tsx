import { Button } from '@vikari/ui-kit/Button';
import { Icon, type IconName } from '@vikari/ui-kit/Icon';
import { Stack } from '@vikari/ui-kit/Stack';
import { useEffect, useRef } from 'react';
import { ALERT_LINK_PATH, type AlertAct } from '#domain/alerts/mailAlerts';
import { useWords } from '../../i18n/intl';
import { moveFocus } from '../../lib/focus/moveFocus';
import { ActionProblem } from '../../lib/forms/ActionProblem';
import { PostForm } from '../../lib/forms/PostForm';
import { paths } from '../../lib/site/paths';
import { RouterLink } from '../../lib/site/RouterLink';
import { AlertForm, type AlertFormProps } from './AlertForm';
import styles from './alerts.module.css';

/** What the page says when it is no form: a question with buttons, or what became of it. */
export const ALERT_NOTES = [
  'no_search',
  'sent',
  'ask',
  'confirmed',
  'manage',
  'pause',
  'changed',
  'paused',
  'left',
  'invalid_link',
] as const;
export type AlertNote = (typeof ALERT_NOTES)[number];

const ICONS = {
  no_search: 'search',
  sent: 'mail',
  ask: 'mail',
  confirmed: 'success',
  manage: 'bell',
  pause: 'bell',
  changed: 'success',
  paused: 'success',
  left: 'success',
  invalid_link: 'warning',
} as const satisfies Record<AlertNote, IconName>;

/** The notes that offer what can be done with an alert, the first as the main thing. */
const ACTS: Partial<Record<AlertNote, readonly AlertAct[]>> = {
  manage: ['instant', 'daily', 'weekly', 'pause', 'leave'],
  pause: ['pause'],
  changed: ['pause', 'leave'],
  paused: ['instant', 'daily', 'weekly', 'leave'],
};

export interface AlertViewProps extends AlertFormProps {
  /** null: the form alone. */
  note: AlertNote | null;
  /** The query of the mail's link, `token=…` or `manage=…`; '' without one. */
  link: string;
  /** Whether the alert belongs to an account, which keeps the search. */
  ofAccount: boolean;
}

/** Alerts by mail without an account, below the page's heading. */
export function AlertView({ note, link, ofAccount, ...form }: AlertViewProps) {
  const { t, language } = useWords();
  return (
    <div className={styles.narrow}>
      {note === null ? <AlertForm {...form} /> : <Note {...{ note, link, ofAccount }} {...form} />}
      <Stack direction="row" spacing={3}>
        {ofAccount && (
          <Button variant="secondary" href={paths.saved()} linkComponent={RouterLink}>
            {t('alerts.saved')}
          </Button>
        )}
        <Button variant="secondary" href={paths.availableJobs(language)} linkComponent={RouterLink}>
          {t('alerts.jobs')}
        </Button>
      </Stack>
    </div>
  );
}

function Note({
  note,
  link,
  ofAccount,
  problem,
}: Omit<AlertViewProps, 'onSend'> & { note: AlertNote }) {
  const { t, language } = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  // It comes in the place of the form that had the focus
  useEffect(() => {
    if (note === 'sent') moveFocus(heading.current);
  }, [note]);
  const acts = link === '' ? [] : (ACTS[note] ?? []).filter((act) => act !== 'leave' || !ofAccount);
  return (
    <section className={styles.note} aria-labelledby="note">
      <h2 id="note" ref={heading} tabIndex={-1} className={styles.noteTitle}>
        <Icon name={ICONS[note]} />
        <span>{t(`alerts.${note}.title`)}</span>
      </h2>
      <ActionProblem>{problem === 'failed' && <p>{t('alerts.failed')}</p>}</ActionProblem>
      <p>{t(`alerts.${note}.text`)}</p>
      {/* Plain forms: opening the link changes nothing, since mail scanners open all links */}
      {note === 'ask' && (
        <PostForm action={`${ALERT_LINK_PATH}?${link}&language=${language}`}>
          <Button type="submit">{t('alerts.ask.button')}</Button>
        </PostForm>
      )}
      {acts.length > 0 && (
        <Stack direction="row" spacing={3}>
          {acts.map((act) => (
            <PostForm
              key={act}
              action={`${ALERT_LINK_PATH}?${link}&act=${act}&language=${language}`}
            >
              <Button type="submit" variant={note === 'pause' ? 'primary' : 'secondary'}>
                {t(`alerts.act.${act}`)}
              </Button>
            </PostForm>
          ))}
        </Stack>
      )}
    </section>
  );
}
