import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { Virtuoso } from 'react-virtuoso';
import { addPart } from '../../page/addPart';
import {
  type ConversationLine,
  clockTime,
  conversationLines,
  dayName,
} from '../../page/conversation';
import { type BenchMessage, benchConversation, WORDS } from '../../page/data';
import './place.css';
import { SentSign } from './SentSign';

function Line({ line }: { line: ConversationLine }) {
  if (line.kind === 'day') {
    return (
      <Typography variant="subtitle2" component="h3">
        {dayName(line.id)}
      </Typography>
    );
  }
  const { own, text, sentAt } = line.message;
  return (
    <Box
      sx={{ display: 'flex', justifyContent: own ? 'flex-end' : 'flex-start', py: 0.5, px: 1.5 }}
    >
      <Paper component="article" aria-label={own ? 'You' : 'Anna'} sx={{ p: 1, maxWidth: '75%' }}>
        {!own && (
          <Box aria-hidden="true" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Avatar sx={{ width: 32, height: 32 }}>A</Avatar>
            <Typography variant="caption">Anna</Typography>
          </Box>
        )}
        <Typography>{text}</Typography>
        <Typography variant="caption" component="time" dateTime={sentAt}>
          {clockTime(sentAt)}
        </Typography>
        {own && <SentSign />}
      </Paper>
    </Box>
  );
}

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
      itemContent={(_index, line) => <Line line={line} />}
    />
  );
}

addPart('chat', (messages) => <Thread messages={messages} />, benchConversation());
