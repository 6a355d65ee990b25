import { describe, expect, it } from 'vitest';
import type { ChatMessage } from '#domain/chat/chat';
import {
  begun,
  hasLater,
  missingMessages,
  NEW_WINDOW,
  shownMessages,
  type ThreadWindow,
  withEvent,
  withoutHidden,
  withPage,
} from './threadWindow';

const message = (number: number, text = `${number}`): ChatMessage => ({
  chatId: 'a-1',
  number,
  clientId: null,
  sender: 'employer',
  senderName: 'Anna',
  text,
  attachments: [],
  event: null,
  sentAt: '2026-11-21T08:00:00.000Z',
});

const page = (first: number, last: number, hasMore = false) => ({
  results: Array.from({ length: last - first + 1 }, (_, at) => message(first + at)),
  hasEarlier: first > 1,
  hasLater: hasMore,
});

const texts = (window: ThreadWindow) => shownMessages(window).map(({ text }) => text);
const beside = (moment: number) => ({ place: 'beside' as const, moment });
const instead = (moment: number) => ({ place: 'instead' as const, moment });

describe('a window of a thread', () => {
  it('keeps what an event brought while an older page was under way', () => {
    const asked = begun(NEW_WINDOW);
    const changed = withEvent(
      withPage(asked, page(1, 3), instead(asked.moment)),
      message(2, 'new'),
    );
    expect(texts(withPage(changed, page(1, 3), beside(asked.moment)))).toEqual(['1', 'new', '3']);
    const later = begun(changed);
    expect(texts(withPage(later, page(1, 3), beside(later.moment)))).toEqual(['1', '2', '3']);
  });

  it('keeps an event about a message that is read only afterwards', () => {
    const asked = begun(withPage(NEW_WINDOW, page(3, 4), instead(0)));
    const changed = withEvent(asked, message(2, 'new'));
    expect(texts(withPage(changed, page(1, 2), beside(asked.moment)))).toEqual([
      '1',
      'new',
      '3',
      '4',
    ]);
  });

  it('shows nothing behind a gap until the gap is read', () => {
    const gap = withEvent(withPage(NEW_WINDOW, page(1, 3), instead(0)), message(5));
    expect(texts(gap)).toEqual(['1', '2', '3']);
    expect(missingMessages(gap)?.after).toBe('3');
    const filled = withEvent(gap, message(4));
    expect(texts(filled)).toEqual(['1', '2', '3', '4', '5']);
    expect(missingMessages(filled)).toBeNull();
  });

  it('does not follow the end while another part is shown', () => {
    const middle = withPage(NEW_WINDOW, page(10, 20, true), instead(0));
    const heard = withEvent(middle, message(90));
    expect(texts(heard).at(-1)).toBe('20');
    expect(missingMessages(heard)).toBeNull();
    expect(hasLater(heard)).toBe(true);
    const next = withEvent(withPage(NEW_WINDOW, page(10, 20, true), instead(0)), message(21));
    expect(hasLater(next)).toBe(true);
  });

  it('does not show a part again that was hidden when events were missed', () => {
    const both = withPage(
      withPage(NEW_WINDOW, page(21, 30), instead(0)),
      page(1, 10, true),
      instead(1),
    );
    const between = page(11, 20, true);
    expect(texts(withPage(both, between, beside(2))).at(-1)).toBe('30');
    expect(texts(withPage(withoutHidden(both), between, beside(2))).at(-1)).toBe('20');
  });
});
