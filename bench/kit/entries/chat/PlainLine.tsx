import { type ConversationLine, clockTime, dayName } from '../../page/conversation';
import './bubble.css';
import { SentSign } from './SentSign';

function Sender() {
  return (
    <div aria-hidden="true" className="sender">
      <span className="picture">A</span>
      <span>Anna</span>
    </div>
  );
}

/** A line of a conversation in plain markup, with all the content of ours. */
export function PlainLine({ line }: { line: ConversationLine }) {
  if (line.kind === 'day') return <h3>{dayName(line.id)}</h3>;
  const { own, text, sentAt } = line.message;
  return (
    <div className="row">
      <article className={own ? 'bubble own' : 'bubble'} aria-label={own ? 'You' : 'Anna'}>
        {!own && <Sender />}
        <p>{text}</p>
        <time dateTime={sentAt}>{clockTime(sentAt)}</time>
        {own && <SentSign />}
      </article>
    </div>
  );
}
