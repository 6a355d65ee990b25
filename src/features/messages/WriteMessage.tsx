import { Composer } from '@vikari/ui-kit/Composer';
import { Icon } from '@vikari/ui-kit/Icon';
import { IconButton } from '@vikari/ui-kit/IconButton';
import { Suspense, useRef, useState } from 'react';
import type { Chat } from '#domain/chat/chat';
import { MAX_MESSAGE } from '#domain/chat/chat';
import { withoutPersonalNumbers } from '#domain/text/withoutPersonalNumbers';
import { useWords } from '../../i18n/intl';
import { asksAboutNumber } from '../../lib/forms/confirmedNumbers';
import { NumberQuestion } from '../../lib/forms/number/numberQuestionPart';
import { useOnline } from '../../lib/useOnline';
import { endText } from './eventText';
import styles from './messages.module.css';

export interface WriteMessageProps {
  chat: Chat;
  text: string;
  onTextChange: (text: string) => void;
  onSend: (text: string) => void;
  /** What was sent waits since it was too much at once. */
  tooMany: boolean;
  /** Opens the choice of documents to send. */
  onChooseDocuments: () => void;
}

/** Where a message is written, or why none can be. */
export function WriteMessage(props: WriteMessageProps) {
  const { chat, text, tooMany, onTextChange, onSend, onChooseDocuments } = props;
  const words = useWords();
  const { t, intl } = words;
  const online = useOnline();
  const field = useRef<HTMLTextAreaElement>(null);
  /** The text that the person is asked about. */
  const [asked, setAsked] = useState<string | null>(null);

  const waits = online ? tooMany && 'messages.write.too_many' : 'messages.write.offline';

  function check(given: string): string | null {
    const asks = asksAboutNumber(given);
    setAsked(asks ? given : null);
    return asks ? t('messages.write.personal_number') : null;
  }

  return (
    <div>
      {/* Said aloud too, since nobody looks for it there */}
      <p role="status" className="vk-visually-hidden">
        {tooMany && t('messages.write.too_many')}
      </p>
      {asked !== null && asked === text.trim() && (
        <Suspense>
          <NumberQuestion
            texts={[asked]}
            onRemove={() => {
              field.current?.focus();
              onTextChange(withoutPersonalNumbers(text, ''));
            }}
            onConfirm={() => {
              field.current?.focus();
              onSend(asked);
              onTextChange('');
            }}
          />
        </Suspense>
      )}
      <Composer
        inputRef={field}
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
        check={check}
        maxLength={MAX_MESSAGE}
        hint={waits && t(waits)}
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
    </div>
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
