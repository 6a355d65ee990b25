import { Button } from '@vikari/ui-kit/Button';
import type { ChatAttachment } from '#domain/chat/chat';
import { useWords, type Words } from '../../../i18n/intl';
import { instantText } from '../../../lib/dates';
import styles from './attachments.module.css';

/** What is done with an attachment, each in a dialog. */
export type AttachmentDialog = 'preview' | 'openings' | 'take_back';

export interface AttachmentActionsProps {
  attachment: ChatAttachment;
  /** The candidate shares it; otherwise it is the employer's file. */
  own: boolean;
  /** It is being downloaded. */
  downloading: boolean;
  onOpen: (dialog: AttachmentDialog) => void;
  onDownload: () => void;
}

/** Until when an attachment can be opened, how often it was, and what can be done with it. */
export function AttachmentActions(props: AttachmentActionsProps) {
  const { attachment, own, downloading, onOpen, onDownload } = props;
  const { name, state, openings, documentId } = attachment;
  const words = useWords();
  const { t } = words;
  const text = stateText(attachment, own, words);
  // Of a deleted document no more is known than the number
  const listed = own && openings > 0 && documentId !== null;
  const counted = own && !listed && (openings > 0 || state === 'open');
  return (
    <div className={styles.attachment}>
      {text && <p className={styles.state}>{text}</p>}
      {counted && (
        <p className={styles.state}>{t('chat_documents.openings', { count: openings })}</p>
      )}
      <div className={styles.buttons}>
        {state !== 'deleted' && (
          <Button
            variant="quiet"
            size="small"
            aria-label={t('chat_documents.open.of', { name })}
            onClick={() => onOpen('preview')}
          >
            {t('chat_documents.open')}
          </Button>
        )}
        {!own && state !== 'deleted' && (
          <Button
            variant="quiet"
            size="small"
            aria-label={t('chat_documents.download.of', { name })}
            loading={downloading}
            onClick={onDownload}
          >
            {t('chat_documents.download')}
          </Button>
        )}
        {listed && (
          <Button
            variant="quiet"
            size="small"
            aria-label={t('chat_documents.openings.of', { count: openings, name })}
            onClick={() => onOpen('openings')}
          >
            {t('chat_documents.openings', { count: openings })}
          </Button>
        )}
        {own && state === 'open' && (
          <Button
            variant="quiet"
            size="small"
            aria-label={t('chat_documents.take_back.of', { name })}
            onClick={() => onOpen('take_back')}
          >
            {t('chat_documents.take_back')}
          </Button>
        )}
      </div>
    </div>
  );
}

function stateText(
  { state, openUntil }: ChatAttachment,
  own: boolean,
  { t, intl }: Words,
): string | null {
  if (!own) return state === 'deleted' ? t('chat_documents.file_gone') : null;
  const at = openUntil === null ? '' : instantText(intl, openUntil);
  switch (state) {
    case 'open':
      return t(openUntil === null ? 'chat_documents.state.open' : 'chat_documents.state.until', {
        at,
      });
    case 'expired':
      return t('chat_documents.state.expired', { at });
    case 'taken_back':
    case 'deleted':
      return t(`chat_documents.state.${state}`);
  }
}
