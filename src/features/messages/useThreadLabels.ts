import type { ChatThreadLabels } from '@vikari/ui-kit/ChatThread';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useWords, type Words } from '../../i18n/intl';

/** The texts of a thread: the same object until the language changes, since every row has them. */
export function useThreadLabels(): ChatThreadLabels {
  const intl = useIntl();
  const { t } = useWords();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `t` is made anew, and follows `intl`.
  return useMemo(() => labelsOf(t), [intl]);
}

const labelsOf = (t: Words['t']): ChatThreadLabels => ({
  own: t('messages.you'),
  system: t('messages.event'),
  message: (author, time) => t('messages.message', { author, time }),
  deliveries: {
    pending: t('messages.delivery.pending'),
    sent: t('messages.delivery.sent'),
    read: t('messages.delivery.read'),
    failed: t('messages.delivery.failed'),
  },
  retry: t('messages.retry'),
  discard: t('messages.discard'),
  attachments: t('messages.attachments'),
  unread: t('messages.thread.unread'),
  newMessages: (count) => t('messages.thread.new', { count }),
  toEnd: t('messages.thread.to_end'),
  toUnread: t('messages.thread.to_unread'),
  earlier: t('messages.thread.earlier'),
  loadingEarlier: t('messages.thread.loading_earlier'),
  later: t('messages.thread.later'),
  loadingLater: t('messages.thread.loading_later'),
  loading: t('messages.thread.loading'),
  arrived: (author, text) => t('messages.thread.arrived', { author, text }),
});
