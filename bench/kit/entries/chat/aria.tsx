import { useLayoutEffect, useMemo, useRef } from 'react';
import { GridList, GridListItem, ListLayout, Virtualizer } from 'react-aria-components';
import { addPart } from '../../page/addPart';
import { conversationLines } from '../../page/conversation';
import { type BenchMessage, benchConversation, WORDS } from '../../page/data';
import './place.css';
import './gridList.css';
import { PlainLine } from './PlainLine';

const LAYOUT = { estimatedRowSize: 80 };

function Thread({ messages }: { messages: readonly BenchMessage[] }) {
  const lines = useMemo(() => conversationLines(messages), [messages]);
  const list = useRef<HTMLDivElement>(null);
  // Rows are measured once they are mounted, which moves the end: scroll to it again.
  useLayoutEffect(() => {
    const element = list.current;
    if (lines.length === 0 || !element?.firstElementChild) return;
    const toEnd = () => {
      element.scrollTop = element.scrollHeight;
    };
    toEnd();
    const observer = new ResizeObserver(toEnd);
    observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, [lines]);
  return (
    <Virtualizer layout={ListLayout} layoutOptions={LAYOUT}>
      <GridList ref={list} aria-label={WORDS.messages} className="list" items={lines}>
        {(line) => (
          <GridListItem id={line.id} textValue={line.kind === 'day' ? line.id : line.message.text}>
            <PlainLine line={line} />
          </GridListItem>
        )}
      </GridList>
    </Virtualizer>
  );
}

addPart('chat', (messages) => <Thread messages={messages} />, benchConversation());
