import { randomUUID } from 'node:crypto';
import type { Database } from '../../storage/database';

/** A browser of somebody who is signed in, which shows notifications; no push service knows it. */
export async function aDevice(db: Database, userId: string): Promise<void> {
  await db.query(
    `insert into push_devices (id, user_id, session_id, endpoint, p256dh, auth, device, created_at)
     select $1, user_id, id, $3, 'key', 'secret', 'computer', now() from sessions
     where user_id = $2 limit 1`,
    [randomUUID(), userId, `https://push.example/send/${userId}`],
  );
}
