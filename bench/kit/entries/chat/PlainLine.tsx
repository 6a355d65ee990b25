import { type ConversationLine, clockTime, dayName } from '../../page/conversation';
import './bubble.css';

/** A line of a conversation in plain markup. */
export function PlainLine({ line }: { line: ConversationLine }) {
  if (line.kind === 'day') return <h3>{dayName(line.id)}</h3>;
  const { own, text, sentAt } = line.message;
  return (
    <div className="row">
      <article className={own ? 'bubble own' : 'bubble'} aria-label={own ? 'You' : 'Anna'}>
        <p>{text}</p>
        <time dateTime={sentAt}>{clockTime(sentAt)}</time>
      </article>
    </div>
  );
}
