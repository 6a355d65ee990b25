import { Composer } from '@vikari/ui-kit/Composer';
import { Icon } from '@vikari/ui-kit/Icon';
import { IconButton } from '@vikari/ui-kit/IconButton';
import type { Chat } from '#domain/chat/chat';
import { MAX_MESSAGE } from '#domain/chat/chat';
import { holdsPersonalNumber } from '#domain/text/personalNumber';
import { useWords } from '../../i18n/intl';
import { useOnline } from '../../lib/useOnline';
import { endText } from './eventText';
import styles from './messages.module.css';

export interface WriteMessageProps {
  chat: Chat;
  text: string;
  onTextChange: (text: string) => void;
  onSend: (text: string) => void;
  /** Opens the choice of documents to send. */
  onChooseDocuments: () => void;
}

/** Where a message is written, or why none can be. */
export function WriteMessage(props: WriteMessageProps) {
  const { chat, text, onTextChange, onSend, onChooseDocuments } = props;
  const words = useWords();
  const { t, intl } = words;
  const online = useOnline();
  return (
    <Composer
      className={styles.write}
      value={text}
      onValueChange={onTextChange}
      onSend={onSend}
      start={
        <IconButton
          label={t('chat_documents.share')}
          icon={<Icon name="attachment" />}
          onClick={onChooseDocuments}
        />
      }
      check={(given) => (holdsPersonalNumber(given) ? t('messages.write.personal_number') : null)}
      maxLength={MAX_MESSAGE}
      hint={online ? undefined : t('messages.write.offline')}
      blocked={chat.ended ? endText(words, chat.ended) : undefined}
      locale={intl.locale}
      labels={{
        field: t('messages.write', { employer: chat.employer.name }),
        placeholder: t('messages.write.placeholder'),
        send: t('messages.write.send'),
        left: (count) =>
          count < 0
            ? t('messages.write.over', { count: -count })
            : t('messages.write.left', { count }),
        problems: { too_long: t('messages.write.too_long'), uploading: '', failed_file: '' },
        ...NO_FILES,
      }}
    />
  );
}

/** The texts of files: none can be attached here. */
const NO_FILES = {
  attach: '',
  files: '',
  remove: () => '',
  retry: () => '',
  progress: () => '',
  attached: () => '',
  fileProblems: { type: () => '', size: () => '', empty: () => '' },
} as const;
