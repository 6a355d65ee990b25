import { Skeleton } from '../Skeleton';
import styles from './ChatList.module.css';

/** As many as fill the first screen of a phone. */
const ROWS = ['52%', '44%', '60%', '48%', '56%', '40%'];

/** Placeholders for conversations that are being read. */
export function ChatListSkeleton() {
  return (
    <div aria-hidden="true" className={styles.chats}>
      {ROWS.map((width) => (
        <div key={width} className={styles.chat}>
          <Skeleton shape="circle" width="2.5rem" height="2.5rem" />
          <div className={styles.words}>
            <Skeleton className={styles.name} width={width} />
            <Skeleton className={styles.context} width="70%" />
            <Skeleton className={styles.last} width="85%" />
          </div>
        </div>
      ))}
    </div>
  );
}
