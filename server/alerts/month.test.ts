import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { addDays, weekdayOf } from '#domain/calendar/days';
import { stockholmClock, stockholmInstant } from '#domain/calendar/stockholmTime';
import { createRandom } from '../demo/random';
import { settableClock } from '../identity/testing/settableClock';
import { MINUTE } from '../lib/time';
import type { OutgoingMail } from '../mail/mailer';
import { createTestDatabase } from '../storage/testing/testDatabase';
import { type AlertNode, anAlertNode } from './testing/alertNode';
import { type MailedNotice, MonthModel } from './testing/monthModel';
import { aWorld } from './testing/monthWorld';

/** The long form (`npm run test:alerts`): several months, with more rounds a day. */
const LONG = process.env.ALERTS_LONG === '1';
const SEEDS = LONG ? [1, 2, 3, 4, 5, 6] : [1];
/** Minutes between two rounds in the day. */
const STEP = LONG ? 20 : 240;
const START = '2026-03-09';
/** Summer time begins in the night to the twenty-first of them, and weekly mails come the day after. */
const DAYS = LONG ? 31 : 22;
const MORNING = ['07:00', '07:02', '07:06', '07:30', '08:45'];
const SECRET = new Uint8Array(32).fill(7);

/** Whether a mail fails at a time, whichever node sends it and in whatever order. */
function isMailRefused(seed: number, { to, text }: OutgoingMail, now: number): boolean {
  const hash = createHash('sha256')
    .update(JSON.stringify([seed, to, text, now]))
    .digest();
  return hash.readUInt32BE() / 2 ** 32 < 0.1;
}

/**
 * A month with generated changes, on two nodes that are killed now and then. What people and
 * employers do is the same for a seed, but for what they do while a mail waits; in which order the
 * nodes ask the database is not.
 */
async function month(seed: number) {
  const random = createRandom(seed);
  const clock = settableClock(stockholmInstant(START, '00:00'));
  const db = await createTestDatabase();
  const model = new MonthModel();
  const today = () => stockholmClock(clock.now()).day;
  async function noticeOf({ messageId }: OutgoingMail): Promise<MailedNotice> {
    const [notice] = await db.query<MailedNotice>(
      `select jobs, notified_at as "notifiedAt" from alert_notices where strpos($1, mail_id) > 0`,
      [messageId],
    );
    if (!notice) throw new Error(`There is no notice of the mail ${messageId}.`);
    return notice;
  }
  const mailer = {
    async send(mail: OutgoingMail) {
      if (isMailRefused(seed, mail, clock.now())) throw new Error('the mail server is away');
      model.receive(mail, await noticeOf(mail), today());
    },
  };
  const aNode = () => anAlertNode(db, { clock, mailer, serverSecret: SECRET });
  const nodes: AlertNode[] = [await aNode(), await aNode()];
  const world = aWorld({ db, model, seed, now: clock.now, today });
  let kills = 0;

  /** On both nodes at once, until one of them has gone through. */
  async function round(): Promise<void> {
    await Promise.all(nodes.map((node) => node.caughtUp()));
    const kill = nodes.map(() => (random.chance(0.06) ? random.integer(0, 60) : null));
    const done = await Promise.all(
      nodes.map(async (node, at) => {
        const statements = kill[at] ?? null;
        if (statements !== null) node.killAfter(statements);
        try {
          await node.round();
          await node.sendMails();
        } catch {
          // Errors that the round did not report itself
        }
        if (!node.isKilled()) {
          node.killAfter(Number.POSITIVE_INFINITY);
          return true;
        }
        kills += 1;
        await node.stop();
        nodes[at] = await aNode();
        return false;
      }),
    );
    if (!done.includes(true)) await round();
    model.seeAll();
  }
  async function roundAt(day: string, time: string): Promise<void> {
    const at = stockholmInstant(day, time);
    if (clock.now() < at) clock.advance(at - clock.now());
    await round();
  }
  async function isMailWaiting(): Promise<boolean> {
    const rows = await db.query(
      'select 1 from mail_outbox where sent_at is null and given_up_at is null limit 1',
    );
    return rows.length > 0;
  }

  await world.begin();
  await round();
  for (let day = START; day < addDays(START, DAYS); day = addDays(day, 1)) {
    const settled = stockholmInstant(day, '00:00');
    await roundAt(day, '00:20');
    for (const time of MORNING) {
      await roundAt(day, time);
      if (time === '07:02') await world.closeSometimes();
    }
    while (await isMailWaiting()) {
      clock.advance(5 * MINUTE);
      await round();
    }
    model.problems.push(...model.missing(settled, today(), weekdayOf(day) === 0));
    await world.changeAlerts();
    await roundAt(day, '09:50');
    for (let minute = 10 * 60; minute < 22 * 60; minute += STEP) {
      const at = stockholmInstant(day, '00:00') + minute * MINUTE;
      clock.advance(Math.max(0, at - clock.now()));
      for (let times = 0; times < STEP; times += 60) await world.changeJobs(await isMailWaiting());
      await round();
      clock.advance(4 * MINUTE);
      await round();
    }
    await Promise.all(nodes.map((node) => node.prune()));
  }
  const notified = await db.query<{ count: number }>(
    'select count(*) as count from alert_notified',
  );
  for (const node of nodes) await node.stop();
  await db.close();
  return { model, kills, stored: notified[0]?.count ?? 0 };
}

it.each(SEEDS)(
  'notifies of everything once, and of nothing that is closed (%i)',
  async (seed) => {
    const { model, kills } = await month(seed);
    expect(model.problems).toEqual([]);
    // The month had something to notify of
    expect(kills).toBeGreaterThan(5);
    expect(model.counts.mails).toBeGreaterThan(60);
    expect(model.byReason.size).toBe(5);
  },
  600_000,
);
