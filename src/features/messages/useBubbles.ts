import type { ChatMessage as Bubble } from '@vikari/ui-kit/MessageBubble';
import { useMemo } from 'react';
import type { ThreadEntry } from '../../data/chatThread';
import { useWords } from '../../i18n/intl';
import { type BubbleOptions, bubbleOf } from './bubbles';

/**
 * The messages of a thread as they are shown. A message that has not changed is the same object
 * again, so that its row is not rendered again.
 */
export function useBubbles(
  entries: readonly ThreadEntry[],
  { employer, actionsOf }: Pick<BubbleOptions, 'employer' | 'actionsOf'>,
): Bubble[] {
  const words = useWords();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `words` is made anew, and follows `intl`.
  const toBubble = useMemo(() => {
    const known = new WeakMap<ThreadEntry['message'], Map<ThreadEntry['delivery'], Bubble>>();
    return (entry: ThreadEntry): Bubble => {
      const byDelivery = known.get(entry.message) ?? new Map();
      const bubble =
        byDelivery.get(entry.delivery) ?? bubbleOf(entry, { words, employer, actionsOf });
      known.set(entry.message, byDelivery.set(entry.delivery, bubble));
      return bubble;
    };
  }, [words.intl, employer, actionsOf]);
  return useMemo(() => entries.map(toBubble), [entries, toBubble]);
}
