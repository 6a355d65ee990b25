import type { DomainEvent, DomainEventOf, DomainEventType } from '#domain/events/domainEvent';
import { type EmployersAct, employersActIn } from '#domain/events/employersAct';
import type { Queryable } from '../storage/database';

/** What follows from an event, in the transaction in which it happened. */
export type Handler<Type extends DomainEventType = DomainEventType> = (
  tx: Queryable,
  event: DomainEventOf<Type>,
) => Promise<void>;

/** Who handles an event. */
interface Handlers<Type extends DomainEventType> {
  /** What is stored, and what the employer is told: in order, whoever did it. */
  always: readonly Handler<Type>[];
  /**
   * What the candidate sees or is told of it, in order, after those. Not done for an act of an
   * employer whom they have blocked.
   */
  toCandidate: readonly Handler<Type>[];
}

/** Who handles which event. */
export type HandlerTable = { readonly [Type in DomainEventType]: Handlers<Type> };

/** Whether the candidate has blocked the employer that did something towards them. */
export type HasBlocked = (tx: Queryable, act: EmployersAct) => Promise<boolean>;

/** Where a subject records what happened; it knows nobody who handles it. */
export interface Events {
  /**
   * Has everything done that follows, in the caller's transaction: what a handler throws undoes the
   * cause too.
   */
  record(tx: Queryable, event: DomainEvent): Promise<void>;
}

/**
 * @param tableOf - the table of handlers; they may record events themselves.
 */
export function createEvents(
  tableOf: (events: Events) => HandlerTable,
  hasBlocked: HasBlocked,
): Events {
  const events: Events = {
    async record(tx, event) {
      // An event and the handlers of its type belong together, which types cannot follow
      const { always, toCandidate } = table[event.type] as Handlers<never>;
      for (const handle of always) await handle(tx, event as never);
      if (toCandidate.length === 0) return;
      // Asked here, once, so that no event and no handler can forget it
      const act = employersActIn(event);
      if (act && (await hasBlocked(tx, act))) return;
      for (const handle of toCandidate) await handle(tx, event as never);
    },
  };
  const table = tableOf(events);
  return events;
}
