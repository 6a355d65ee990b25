import { CheckboxField } from '@vikari/ui-kit/CheckboxField';
import { ConfirmDialog } from '@vikari/ui-kit/ConfirmDialog';
import { Icon } from '@vikari/ui-kit/Icon';
import { useState } from 'react';
import type { Chat } from '#domain/chat/chat';
import { useWords } from '../../i18n/intl';
import { ActionProblem } from '../../lib/forms/ActionProblem';
import { ThreadHead, type ThreadHeadProps } from './ThreadHead';

export interface EndChatProps extends ThreadHeadProps {
  chat: Chat;
  /**
   * Ends the chat; `all`: every chat with the employer, with what is shared in them. Rejects when it
   * could not be ended.
   */
  onEnd: (all: boolean) => Promise<void>;
}

/** The head of a thread, where the chat can be ended; `actions` come before that in its menu. */
export function EndChat({ onEnd, actions, ...head }: EndChatProps) {
  const { t } = useWords();
  const [asking, setAsking] = useState(false);
  const [all, setAll] = useState(false);
  const [state, setState] = useState<'idle' | 'ending' | 'ended' | 'failed'>('idle');

  async function handleConfirm() {
    setState('ending');
    try {
      await onEnd(all);
      setAsking(false);
      setState('ended');
    } catch {
      setState('failed');
    }
  }

  // No answer came, and it has ended all the same
  const isOver = state === 'failed' && head.chat.ended !== null;
  const end = {
    id: 'end',
    label: t('messages.end'),
    icon: <Icon name="close" />,
    destructive: true,
    onSelect: () => setAsking(true),
  };
  return (
    <>
      <ThreadHead {...head} actions={head.chat.ended ? actions : [...actions, end]} />
      <p role="status" className="vk-visually-hidden">
        {(isOver || state === 'ended') && t('messages.end.done')}
      </p>
      <ConfirmDialog
        open={asking && !isOver}
        destructive
        title={t('messages.end.title')}
        confirmLabel={t('messages.end.confirm')}
        cancelLabel={t('messages.end.cancel')}
        loading={state === 'ending'}
        onConfirm={() => void handleConfirm()}
        onClose={() => {
          setAsking(false);
          setState('idle');
        }}
      >
        <p>{t('messages.end.text', { employer: head.chat.employer.name })}</p>
        <CheckboxField
          label={t('messages.end.all', { employer: head.chat.employer.name })}
          checked={all}
          onCheckedChange={setAll}
        />
        <ActionProblem>{state === 'failed' && <p>{t('messages.end.failed')}</p>}</ActionProblem>
      </ConfirmDialog>
    </>
  );
}
