import type { CandidateCard } from '#domain/candidates/recruiterView';
import { json, type Queryable } from '../storage/database';
import { deleteInSlices } from '../storage/inSlices';

/** A card of a list, with as many seats as people had it. */
export interface ListedCard {
  number: number;
  card: CandidateCard;
  crowd: string;
  seats: number;
}

/** A place on a card of a list. */
export interface Seat {
  number: number;
  seat: number;
}

/** The list of a profession that has not ended; null without one. @param now - ISO 8601 UTC. */
export async function findListId(
  db: Queryable,
  workRole: string,
  now: string,
): Promise<string | null> {
  const [row] = await db.query<{ listId: string }>(
    'select list_id as "listId" from candidate_lists where work_role = $1 and ends_at > $2 limit 1',
    [workRole, now],
  );
  return row?.listId ?? null;
}

/** Stores some cards of a list that is being made. @param endsAt - ISO 8601 UTC. */
export async function saveCards(
  db: Queryable,
  listId: string,
  endsAt: string,
  cards: readonly ListedCard[],
): Promise<void> {
  await db.query(
    `insert into candidate_list_cards (list_id, number, card, crowd, seats, ends_at)
     select $2, row.number, row.card, row.crowd, row.seats, $3
     from jsonb_to_recordset($1::jsonb) as row (number int, card jsonb, crowd text, seats int)`,
    [json(cards), listId, endsAt],
  );
}

/** Stores who has some seats of them, but for whoever has deleted their account meanwhile. */
export async function savePeople(
  db: Queryable,
  listId: string,
  people: readonly (Seat & { userId: string })[],
): Promise<void> {
  await db.query(
    `insert into candidate_list_people (list_id, number, seat, user_id)
     select $2, row.number, row.seat, users.id
     from jsonb_to_recordset($1::jsonb) as row (number int, seat int, "userId" text)
     join users on users.id = row."userId"
     for key share of users`,
    [json(people), listId],
  );
}

/** Makes a list the profession's; false where it has one already that has not ended. */
export async function publishList(
  db: Queryable,
  list: { workRole: string; listId: string; madeAt: string; endsAt: string },
): Promise<boolean> {
  const rows = await db.query(
    `insert into candidate_lists (work_role, list_id, made_at, ends_at) values ($1, $2, $3, $4)
     on conflict (work_role) do update set list_id = excluded.list_id,
       made_at = excluded.made_at, ends_at = excluded.ends_at
     where candidate_lists.ends_at <= excluded.made_at
     returning 1`,
    [list.workRole, list.listId, list.madeAt, list.endsAt],
  );
  return rows.length > 0;
}

/** Some cards of a list, by their numbers. */
export function findCards(
  db: Queryable,
  listId: string,
  { after, limit }: { after: number | null; limit: number },
): Promise<ListedCard[]> {
  return db.query<ListedCard>(
    `select number, card, crowd, seats from candidate_list_cards
     where list_id = $1 and ($2::int is null or number > $2)
     order by number limit $3`,
    [listId, after, limit],
  );
}

/** Who has these seats and still wants offers. */
export function findSeated(
  db: Queryable,
  listId: string,
  seats: readonly Seat[],
): Promise<(Seat & { userId: string })[]> {
  return db.query<Seat & { userId: string }>(
    `select people.number, people.seat, people.user_id as "userId"
     from jsonb_to_recordset($2::jsonb) as asked (number int, seat int)
     join candidate_list_people people on people.list_id = $1
       and people.number = asked.number and people.seat = asked.seat
     join users on users.id = people.user_id
     where users.suspended_at is null and users.visibility = 'offers'`,
    [listId, json(seats)],
  );
}

/** Deletes a list that was made in vain. */
export async function deleteList(db: Queryable, listId: string): Promise<void> {
  await deleteInSlices(db, 'delete from candidate_list_people where list_id = $1', [listId]);
  await deleteInSlices(db, 'delete from candidate_list_cards where list_id = $1', [listId]);
}

/** Deletes the lists that ended before an instant, ISO 8601 UTC, their people first. */
export async function deleteListsBefore(db: Queryable, before: string): Promise<void> {
  await deleteInSlices(
    db,
    `delete from candidate_list_people where exists (select 1 from candidate_list_cards cards
       where cards.list_id = candidate_list_people.list_id
         and cards.number = candidate_list_people.number and cards.ends_at <= $1)`,
    [before],
  );
  await deleteInSlices(db, 'delete from candidate_list_cards where ends_at <= $1', [before]);
  await deleteInSlices(db, 'delete from candidate_lists where ends_at <= $1', [before]);
}
