import { Button } from '@vikari/ui-kit/Button';
import { formatSize } from '@vikari/ui-kit/FileDrop';
import { Icon } from '@vikari/ui-kit/Icon';
import { IconButton } from '@vikari/ui-kit/IconButton';
import { Menu } from '@vikari/ui-kit/Menu';
import { Stack } from '@vikari/ui-kit/Stack';
import { StatusPill } from '@vikari/ui-kit/StatusPill';
import type { UserDocument } from '#domain/api/documents';
import { useWords } from '../../i18n/intl';
import { dayText, instantText } from '../../lib/dates';
import { TitleInText } from '../../lib/jobText/TitleInText';
import styles from './DocumentsView.module.css';
import type { OpenDocument } from './documentActions';
import { expiryText } from './expiryText';
import type { Download } from './useDownload';

export interface DocumentRowProps {
  document: UserDocument;
  today: string;
  onOpen: (open: OpenDocument) => void;
  download: Download;
}

/** A document with its validity, its shares and its actions. */
export function DocumentRow({ document, today, onOpen, download }: DocumentRowProps) {
  const { t, intl } = useWords();
  const { id, name, size, issuedOn, uploadedAt, openings } = document;
  const { sharedWith, sharedInChats } = document;
  const expiry = expiryText(document, today);
  const open = (kind: OpenDocument['kind']) => onOpen({ kind, document });
  return (
    <li className={styles.document}>
      <Icon name="document" className={styles.sign} />
      <Stack spacing={1}>
        <p className={styles.name} translate="no">
          {name}
        </p>
        <p className={styles.note}>
          {[
            t('documents.uploaded_at', { at: instantText(intl, uploadedAt) }),
            formatSize(size, intl.locale),
            ...(issuedOn ? [t('documents.issued_on', { day: dayText(intl, issuedOn) })] : []),
          ].join('\u00a0· ')}
        </p>
        <p className={styles.note}>
          {expiry.id === 'documents.expiry.none' ? (
            t(expiry.id)
          ) : (
            <StatusPill tone={expiry.tone}>
              {t(expiry.id, {
                days: expiry.days,
                day: expiry.day === null ? '' : dayText(intl, expiry.day),
              })}
            </StatusPill>
          )}
        </p>
        {expiry.id === 'documents.expiry.unknown' && (
          <Stack direction="row" spacing={1}>
            <Button
              variant="quiet"
              size="small"
              aria-label={t('documents.expiry.say.of', { name })}
              onClick={() => open('edit')}
            >
              {t('documents.expiry.say')}
            </Button>
            <Button
              variant="quiet"
              size="small"
              aria-label={t('documents.expiry.say_none.of', { name })}
              onClick={() => open('endless')}
            >
              {t('documents.expiry.say_none')}
            </Button>
          </Stack>
        )}
        {sharedWith.length + sharedInChats.length > 0 && (
          <ul className={styles.shared} aria-label={t('documents.shared', { name })}>
            {sharedWith.map(({ applicationId, jobTitle, workplace, since }) => (
              <li key={applicationId}>
                <TitleInText
                  job={{ title: jobTitle }}
                  text={(job) =>
                    t('documents.shared_with', { job, workplace, at: instantText(intl, since) })
                  }
                />
              </li>
            ))}
            {sharedInChats.map(({ attachmentId, employerName, jobTitle, since }) => (
              <li key={attachmentId}>
                <TitleInText
                  job={{ title: jobTitle }}
                  text={(job) =>
                    t('documents.shared_in_chat', {
                      employer: employerName,
                      job,
                      at: instantText(intl, since),
                    })
                  }
                />
              </li>
            ))}
          </ul>
        )}
        {openings > 0 && (
          <p className={styles.note}>{t('documents.openings.count', { count: openings })}</p>
        )}
      </Stack>
      <div className={styles.actions}>
        <Button
          variant="secondary"
          size="small"
          startIcon={<Icon name="eye" size="small" />}
          aria-label={t('documents.preview.of', { name })}
          onClick={() => open('preview')}
        >
          {t('documents.preview')}
        </Button>
        <Button
          variant="secondary"
          size="small"
          startIcon={<Icon name="download" size="small" />}
          aria-label={t('documents.download.of', { name })}
          loading={download.busy === id}
          onClick={() => download.save(document)}
        >
          {t('documents.download')}
        </Button>
        <Button
          variant="secondary"
          size="small"
          aria-label={t('documents.share.of', { name })}
          onClick={() => open('share')}
        >
          {t('documents.share')}
        </Button>
      </div>
      <div className={styles.more}>
        <Menu
          align="end"
          trigger={(trigger) => (
            <IconButton
              {...trigger}
              variant="secondary"
              label={t('documents.more', { name })}
              icon={<Icon name="more" />}
            />
          )}
          items={(['edit', 'replace', 'openings', 'delete'] as const).map((kind) => ({
            id: kind,
            label: t(`documents.${kind}`),
            onSelect: () => open(kind),
            ...(kind === 'delete' && { destructive: true, divided: true }),
          }))}
        />
      </div>
    </li>
  );
}
