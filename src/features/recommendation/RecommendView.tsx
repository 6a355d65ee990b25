import { Button, type LinkComponent } from '@vikari/ui-kit/Button';
import { Callout } from '@vikari/ui-kit/Callout';
import { Card } from '@vikari/ui-kit/Card';
import { CheckboxField } from '@vikari/ui-kit/CheckboxField';
import { PageLayout } from '@vikari/ui-kit/PageLayout';
import { Stack } from '@vikari/ui-kit/Stack';
import { TextField } from '@vikari/ui-kit/TextField';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { OwnRecommendation } from '#domain/api/recommendations';
import { MOST_RECOMMENDATIONS, RECOMMENDATION_DAYS } from '#domain/recommendations/recommendation';
import { useWords } from '../../i18n/intl';
import { instantText } from '../../lib/dates';
import { moveFocus, pressedAt } from '../../lib/focus/moveFocus';
import { ActionProblem } from '../../lib/forms/ActionProblem';
import { FieldForm } from '../../lib/forms/FieldForm';
import { useForm } from '../../lib/forms/useForm';
import { JobTitle } from '../../lib/jobText/JobTitle';
import { TitleInText } from '../../lib/jobText/TitleInText';
import styles from './recommendation.module.css';

/** Why a press did nothing. */
export type RecommendProblem = 'too_many' | 'closed' | 'other';

export interface RecommendViewProps {
  job: Parameters<typeof JobTitle>[0]['job'];
  /** The candidate's own. */
  firstName: string;
  own: readonly OwnRecommendation[];
  /** The link that was made last on this page. */
  link: string | null;
  /** What an error of the two calls means. */
  problemOf: (error: unknown) => RecommendProblem | null;
  onMake: (showsName: boolean) => Promise<void>;
  onTakeBack: (id: string) => Promise<void>;
  jobHref: string;
  linkComponent: LinkComponent;
}

const NO_NAME = { showsName: false };

/** Making a link that recommends a job, and the candidate's own links. */
export function RecommendView(props: RecommendViewProps) {
  const { job, firstName, own, link, problemOf, onMake, onTakeBack, jobHref } = props;
  const { linkComponent } = props;
  const { t } = useWords();
  /** Where the link that is being made was asked for. */
  const from = useRef<readonly Element[]>([]);
  const form = useForm<typeof NO_NAME, RecommendProblem>({
    initialValues: NO_NAME,
    check: () => ({}),
    onSubmit({ showsName }) {
      from.current = pressedAt();
      return onMake(showsName);
    },
    problemOf,
  });
  const { id, name, value, onValueChange } = form.field('showsName');
  return (
    <PageLayout maxWidth="sm" spacing={8}>
      <header className={styles.part}>
        <p>
          <JobTitle job={job} />
        </p>
        <h1>{t('recommend.title')}</h1>
        <p className={styles.text}>{t('recommend.text', { days: RECOMMENDATION_DAYS })}</p>
      </header>
      <FieldForm form={form} summary={false} className={styles.part}>
        <CheckboxField
          id={id}
          name={name}
          checked={value}
          onCheckedChange={onValueChange}
          label={t('recommend.shows_name', { name: firstName })}
          hint={t('recommend.shows_name.hint')}
        />
        <Stack direction="row" spacing={3}>
          <Button type="submit" loading={form.isSubmitting} loadingLabel={t('recommend.making')}>
            {t('recommend.make')}
          </Button>
          <Button variant="quiet" href={jobHref} linkComponent={linkComponent}>
            {t('recommendation.read')}
          </Button>
        </Stack>
        <Problem problem={form.problem} />
      </FieldForm>
      {link !== null && <MadeLink key={link} link={link} from={from} />}
      <OwnLinks own={own} problemOf={problemOf} onTakeBack={onTakeBack} />
    </PageLayout>
  );
}

function Problem({ problem }: { problem: RecommendProblem | null }) {
  const { t } = useWords();
  const most = MOST_RECOMMENDATIONS.candidate;
  return (
    <ActionProblem>
      {problem && <Callout tone="danger">{t(`recommend.problem.${problem}`, { most })}</Callout>}
    </ActionProblem>
  );
}

/** The link, this one time. It takes the focus, so that everybody reaches it. */
function MadeLink({ link, from }: { link: string; from: RefObject<readonly Element[]> }) {
  const { t } = useWords();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<'copied' | 'not_copied' | null>(null);
  useEffect(() => moveFocus(field.current, from.current), [from]);

  async function handleCopy() {
    setCopied(null);
    try {
      await navigator.clipboard.writeText(link);
      setCopied('copied');
    } catch {
      field.current?.select();
      setCopied('not_copied');
    }
  }

  return (
    <Card className={styles.card}>
      <p role="status">{t(`recommend.${copied ?? 'made'}`)}</p>
      <TextField
        ref={field}
        label={t('recommend.link')}
        readOnly
        value={link}
        translate="no"
        autoComplete="off"
        onFocus={(event) => event.target.select()}
      />
      <Stack direction="row" spacing={3}>
        <Button variant="secondary" onClick={() => void handleCopy()}>
          {t('recommend.copy')}
        </Button>
      </Stack>
    </Card>
  );
}

function OwnLinks(props: Pick<RecommendViewProps, 'own' | 'problemOf' | 'onTakeBack'>) {
  const { own, problemOf, onTakeBack } = props;
  const { t, intl } = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<'taken_back' | RecommendProblem | null>(null);

  async function handleTakeBack(id: string) {
    const from = pressedAt();
    setBusy(id);
    setOutcome(null);
    try {
      await onTakeBack(id);
      setOutcome('taken_back');
      // The pressed button has been removed
      moveFocus(heading.current, from);
    } catch (error) {
      setOutcome(problemOf(error));
    } finally {
      setBusy(null);
    }
  }

  return (
    <section className={styles.part} aria-labelledby="own-links">
      <h2 ref={heading} id="own-links" tabIndex={-1}>
        {t('recommend.own', { count: own.length })}
      </h2>
      <p role="status" className="vk-visually-hidden">
        {outcome === 'taken_back' && t('recommend.taken_back')}
      </p>
      {own.length === 0 && <p>{t('recommend.none')}</p>}
      <ul className={styles.list}>
        {own.map(({ id, job, expiresAt }) => {
          const when = instantText(intl, expiresAt);
          return (
            <li key={id}>
              <Card className={styles.row}>
                <p>
                  <JobTitle job={job} />
                  <span>{`\u00a0· ${t('recommend.until', { when })}`}</span>
                </p>
                <Button
                  variant="secondary"
                  size="small"
                  loading={busy === id}
                  onClick={() => void handleTakeBack(id)}
                >
                  <span>{t('recommend.take_back')}</span>
                  <span className="vk-visually-hidden">
                    <TitleInText
                      job={job}
                      text={(title) => t('recommend.take_back.of', { job: title, when })}
                    />
                  </span>
                </Button>
              </Card>
            </li>
          );
        })}
      </ul>
      <Problem problem={outcome === 'taken_back' ? null : outcome} />
    </section>
  );
}
