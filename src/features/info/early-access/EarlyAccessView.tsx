import { Button } from '@vikari/ui-kit/Button';
import { Icon, type IconName } from '@vikari/ui-kit/Icon';
import { useEffect, useRef } from 'react';
import { EARLY_ACCESS_LINK_PATH } from '#domain/info/earlyAccess';
import { useWords } from '../../../i18n/intl';
import { moveFocus } from '../../../lib/focus/moveFocus';
import { ActionProblem } from '../../../lib/forms/ActionProblem';
import { PostForm } from '../../../lib/forms/PostForm';
import { paths } from '../../../lib/site/paths';
import { RouterLink } from '../../../lib/site/RouterLink';
import styles from '../info.module.css';
import { EarlyAccessForm, type EarlyAccessFormProps } from './EarlyAccessForm';

/** What the page says when it is no form: a question with a button, or what became of it. */
export const EARLY_ACCESS_NOTES = [
  'ask',
  'leave',
  'sent',
  'registered',
  'already_registered',
  'left',
  'invalid_link',
] as const;
export type EarlyAccessNote = (typeof EARLY_ACCESS_NOTES)[number];

const ICONS = {
  ask: 'mail',
  leave: 'mail',
  sent: 'mail',
  registered: 'success',
  already_registered: 'success',
  left: 'success',
  invalid_link: 'warning',
} as const satisfies Record<EarlyAccessNote, IconName>;

export interface EarlyAccessViewProps extends EarlyAccessFormProps {
  /** null: the form alone. */
  note: EarlyAccessNote | null;
  /** The query of the mail's link, `token=…` or `leave=…`; '' without one. */
  link: string;
}

/** The early sign-up for the app, below the page's heading. */
export function EarlyAccessView({ note, link, ...form }: EarlyAccessViewProps) {
  const { t, language } = useWords();
  return (
    <div className={styles.narrow}>
      {note !== null && <Note note={note} link={link} problem={form.problem} />}
      {(note === null || note === 'invalid_link') && <EarlyAccessForm {...form} />}
      <p className={styles.small}>{t('info.early.meanwhile')}</p>
      <Button variant="secondary" href={paths.availableJobs(language)} linkComponent={RouterLink}>
        {t('info.early.jobs')}
      </Button>
    </div>
  );
}

function Note({
  note,
  link,
  problem,
}: { note: EarlyAccessNote } & Pick<EarlyAccessViewProps, 'link' | 'problem'>) {
  const { t, language } = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  // It comes in the place of the form that had the focus
  useEffect(() => {
    if (note === 'sent') moveFocus(heading.current);
  }, [note]);
  return (
    <section className={styles.note} aria-labelledby="note">
      <h2 id="note" ref={heading} tabIndex={-1} className={styles.noteTitle}>
        <Icon name={ICONS[note]} />
        <span>{t(`info.early.${note}.title`)}</span>
      </h2>
      <ActionProblem>{problem && <p>{t(`info.early.${problem}`)}</p>}</ActionProblem>
      <p>{t(`info.early.${note}.text`)}</p>
      {(note === 'ask' || note === 'leave') && (
        // A plain form: opening the link changes nothing, since mail scanners open all links
        <PostForm action={`${EARLY_ACCESS_LINK_PATH}?${link}&language=${language}`}>
          <Button type="submit">{t(`info.early.${note}.button`)}</Button>
        </PostForm>
      )}
    </section>
  );
}
