import type { DomainEvent, DomainEventOf, DomainEventType } from '#domain/events/domainEvent';
import type { Queryable } from '../storage/database';

/** What follows from an event, in the transaction in which it happened. */
export type Handler<Type extends DomainEventType = DomainEventType> = (
  tx: Queryable,
  event: DomainEventOf<Type>,
) => Promise<void>;

/** Who handles which event, in the order in which they do. */
export type HandlerTable = { readonly [Type in DomainEventType]: readonly Handler<Type>[] };

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
export function createEvents(tableOf: (events: Events) => HandlerTable): Events {
  const events: Events = {
    async record(tx, event) {
      // An event and the handlers of its type belong together, which types cannot follow
      const handlers = table[event.type] as readonly Handler<never>[];
      for (const handle of handlers) await handle(tx, event as never);
    },
  };
  const table = tableOf(events);
  return events;
}
