import { useMemo } from 'react';
import { Virtuoso } from 'react-virtuoso';
import { addPart } from '../../page/addPart';
import { conversationLines } from '../../page/conversation';
import { type BenchMessage, benchConversation, WORDS } from '../../page/data';
import './place.css';
import { PlainLine } from './PlainLine';

function Thread({ messages }: { messages: readonly BenchMessage[] }) {
  const lines = useMemo(() => conversationLines(messages), [messages]);
  return (
    <Virtuoso
      role="log"
      aria-label={WORDS.messages}
      data={lines}
      initialTopMostItemIndex={{ index: 'LAST', align: 'end' }}
      followOutput={() => 'auto'}
      computeItemKey={(_index, { id }) => id}
      itemContent={(_index, line) => <PlainLine line={line} />}
    />
  );
}

addPart('chat', (messages) => <Thread messages={messages} />, benchConversation());
