import type { Events } from '../../events/events';
import type { Clock } from '../../lib/clock';
import { createOutbox } from '../../mail/outbox';
import type { Database } from '../../storage/database';
import { createDomainEvents } from '../eventHandlers';

/** The events of a node over a test's database, with all that follows from them. */
export function eventsOn(db: Database, clock: Clock, publicUrl = 'https://vikari.example'): Events {
  return createDomainEvents({ db, clock, publicUrl, outbox: createOutbox({ clock, publicUrl }) });
}
