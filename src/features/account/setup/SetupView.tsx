import { Button, type LinkComponent } from '@vikari/ui-kit/Button';
import { Callout } from '@vikari/ui-kit/Callout';
import { ProgressBar } from '@vikari/ui-kit/ProgressBar';
import { TaskList } from '@vikari/ui-kit/TaskList';
import { Text } from '@vikari/ui-kit/Text';
import type { Setup, SetupTaskId } from '#domain/candidates/setup';
import { type MessageId, useWords } from '../../../i18n/intl';
import styles from '../account.module.css';

const TITLE = {
  bankid: 'account.setup.bankid',
  profile: 'account.setup.profile',
  visibility: 'account.setup.visibility',
  preferences: 'account.setup.preferences',
  experience: 'account.setup.experience',
  licence: 'account.setup.licence',
  cv: 'account.setup.cv',
  references: 'account.setup.references',
  id_card: 'account.setup.id_card',
  prescriber_code: 'account.setup.prescriber_code',
} as const satisfies Record<SetupTaskId, MessageId>;

const HINT = {
  bankid: 'account.setup.bankid.hint',
  profile: 'account.setup.profile.hint',
  visibility: 'account.setup.visibility.hint',
  preferences: 'account.setup.preferences.hint',
  experience: 'account.setup.experience.hint',
  licence: 'account.setup.licence.hint',
  cv: 'account.setup.cv.hint',
  references: 'account.setup.references.hint',
  id_card: 'account.setup.id_card.hint',
  prescriber_code: 'account.setup.prescriber_code.hint',
} as const satisfies Record<SetupTaskId, MessageId>;

export interface SetupViewProps {
  setup: Setup;
  jobsHref: string;
  linkComponent: LinkComponent;
}

/**
 * The tasks that are left in the profile (decision 21 of the specification), in any order and over
 * several visits.
 */
export function SetupView({ setup, jobsHref, linkComponent }: SetupViewProps) {
  const { t } = useWords();
  const { tasks, done, total } = setup;
  const status = ({ state, optional }: Setup['tasks'][number]) => {
    if (state === 'done') return { text: t('account.setup.done'), tone: 'success' as const };
    if (state === 'begun') return { text: t('account.setup.begun'), tone: 'info' as const };
    return {
      text: t(optional ? 'account.setup.optional' : 'account.setup.left'),
      tone: 'neutral' as const,
    };
  };
  const listed = (optional: boolean) =>
    tasks
      .filter((task) => task.optional === optional)
      .map((task) => ({
        id: task.id,
        title: t(TITLE[task.id]),
        href: task.href,
        hint: t(HINT[task.id]),
        status: status(task),
      }));
  return (
    <div className={styles.page}>
      <header className={styles.card}>
        <h1>{t('account.setup.title')}</h1>
        <Text variant="small" tone="muted">
          {t('account.setup.text')}
        </Text>
      </header>
      <ProgressBar
        label={t('account.setup.progress')}
        value={done}
        max={total}
        valueText={t('account.setup.count', { done, total })}
      />
      {done === total && (
        <Callout
          tone="success"
          headingLevel={2}
          title={t('account.setup.complete')}
          actions={
            <Button href={jobsHref} linkComponent={linkComponent}>
              {t('account.setup.jobs')}
            </Button>
          }
        >
          <p>{t('account.setup.complete.text')}</p>
        </Callout>
      )}
      <TaskList
        label={t('account.setup.tasks')}
        linkComponent={linkComponent}
        items={listed(false)}
      />
      <section className={styles.card} aria-labelledby="setup-optional">
        <h2 id="setup-optional">{t('account.setup.optional')}</h2>
        <TaskList
          label={t('account.setup.optional')}
          linkComponent={linkComponent}
          items={listed(true)}
        />
      </section>
    </div>
  );
}
