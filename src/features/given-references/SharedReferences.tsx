import { Button } from '@vikari/ui-kit/Button';
import { RadioGroup } from '@vikari/ui-kit/RadioGroup';
import { useState } from 'react';
import type { OwnReferenceRequest } from '#domain/api/givenReferences';
import { SHARED_FOR, type SharedFor } from '#domain/givenReferences/sharedFor';
import { useWords } from '../../i18n/intl';
import { ActionProblem } from '../../lib/forms/ActionProblem';
import { useAttempt } from '../../lib/forms/useAttempt';
import styles from './givenReferences.module.css';
import { shareEnd } from './shareEnd';

export interface SharedReferencesProps {
  applicationId: string;
  /** Where the application went; who reads is its employer. */
  workplace: string;
  /** The candidate's given references, the newest first. */
  references: readonly OwnReferenceRequest[];
  /** The application goes on, so that more may be shared in it. */
  mayShare: boolean;
  /** Each rejects with an `ApiError`. */
  onShare: (id: string, until: SharedFor) => Promise<void>;
  onUnshare: (id: string) => Promise<void>;
}

/** In one application: which given references its employer may read, until when, and who has not. */
export function SharedReferences(props: SharedReferencesProps) {
  const { applicationId, workplace, references, mayShare, onShare, onUnshare } = props;
  const words = useWords();
  const { t } = words;
  const [until, setUntil] = useState<SharedFor>('end');
  const [busy, setBusy] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const rows = references.map((request) => ({
    request,
    share: request.shares.find((share) => share.applicationId === applicationId) ?? null,
  }));
  const attempt = useAttempt<'failed'>(rows.map(({ share }) => share?.sharedAt).join());
  const offers = mayShare && rows.some(({ share }) => share === null);

  /** What was done is said: who hears the page does not see the row change. */
  async function act(id: string, work: () => Promise<void>, done: string) {
    if (busy !== null) return;
    setBusy(id);
    attempt.begin();
    setSaid(done);
    await work().then(attempt.succeed, (error: unknown) => attempt.fail('failed', error));
    setBusy(null);
  }

  return (
    <div className={`${styles.part} ${styles.wide}`}>
      <p className={styles.text}>{t('given_references.here.text')}</p>
      {offers && (
        <RadioGroup
          label={t('given_references.share.until')}
          direction="row"
          value={until}
          onValueChange={setUntil}
          options={SHARED_FOR.map((one) => ({
            id: one,
            label: t(`given_references.share.until.${one}`),
          }))}
        />
      )}
      <ul className={`${styles.shares} ${styles.wide}`}>
        {rows.map(({ request: { id, name, workplace: from }, share }) => (
          <li key={id} className={styles.share}>
            <span className={styles.who}>
              <span translate="no">{`${name}, ${from}`}</span>
              <span className={styles.muted}>
                {share === null
                  ? t('given_references.here.not_shared')
                  : t('given_references.here.shared', {
                      employer: share.employerName ?? workplace,
                      until: shareEnd(words, share.openUntil),
                    })}
              </span>
            </span>
            {share !== null ? (
              <Button
                size="small"
                variant="quiet"
                loading={busy === id}
                aria-label={t('given_references.here.unshare.named', { name })}
                onClick={() =>
                  void act(id, () => onUnshare(id), t('given_references.said.unshared', { name }))
                }
              >
                {t('given_references.unshare')}
              </Button>
            ) : (
              mayShare && (
                <Button
                  size="small"
                  variant="secondary"
                  loading={busy === id}
                  aria-label={t('given_references.here.share.named', { name })}
                  onClick={() =>
                    void act(
                      id,
                      () => onShare(id, until),
                      t('given_references.said.shared', { name }),
                    )
                  }
                >
                  {t('given_references.here.share')}
                </Button>
              )
            )}
          </li>
        ))}
      </ul>
      <p role="status" className="vk-visually-hidden">
        {attempt.isDone && said}
      </p>
      <ActionProblem>{attempt.problem && <p>{t('given_references.failed')}</p>}</ActionProblem>
    </div>
  );
}
