import { linkParts } from './linkParts';
import styles from './MessageBubble.module.css';

/** The text of a message, with its line breaks; only addresses become links. */
export function MessageText({ children }: { children: string }) {
  let offset = 0;
  return (
    <p className={styles.text} dir="auto">
      {linkParts(children).map((part) => {
        const key = offset;
        offset += part.text.length;
        return part.kind === 'text' ? (
          <span key={key}>{part.text}</span>
        ) : (
          <a key={key} href={part.href} target="_blank" rel="noopener noreferrer nofollow">
            {part.text}
          </a>
        );
      })}
    </p>
  );
}
