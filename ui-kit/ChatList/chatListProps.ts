import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { Calendar } from '../internal/instants';
import type { WithLinkComponent } from '../internal/linkComponent';
import type { PresenceStatus } from '../PresenceDot';

/** One conversation of the list. */
export interface ChatListItem {
  id: string;
  href: string;
  /** The other person: "Anna Lindqvist". */
  name: string;
  imageUrl?: string | undefined;
  /** What it is about, the job: "IVA-sjuksköterska, natt · Solna". */
  context: string;
  /** The language of `context`, where it is another than the page's: "sv". */
  contextLang?: string | undefined;
  /** The last message; left out before the first. */
  lastMessage?: {
    /** Its beginning is shown. */
    text: string;
    /** ISO 8601, UTC. */
    sentAt: string;
    /** True when the reader wrote it. */
    own?: boolean;
  };
  /** Messages not read yet. */
  unreadCount: number;
  presence?: { status: PresenceStatus; text: string } | undefined;
  /** True for the one that is open. */
  current?: boolean;
  /** Data attributes of its link, by which a page finds it. */
  attributes?: Readonly<Record<`data-${string}`, string>> | undefined;
}

/** The texts of a ChatList. */
export interface ChatListLabels {
  /** Before the reader's own last message: "Du". */
  own: string;
  /** "2 olästa" */
  unread: (count: number) => string;
  /** Said while the list is loading: "Hämtar konversationer". */
  loading: string;
}

/** Props of {@link ChatList}; the rest goes to the `nav`. */
export interface ChatListProps
  extends Partial<Calendar>,
    WithLinkComponent,
    Omit<ComponentPropsWithRef<'nav'>, 'children' | 'aria-label'> {
  /** The name of the landmark: "Konversationer". Default: the KitProvider's. */
  label?: string;
  /** In display order; the latest first. */
  items: readonly ChatListItem[];
  /** True while there is nothing to show yet. */
  loading?: boolean;
  /** Shown when there are none: an EmptyState. */
  empty?: ReactNode;
  /** Its texts. Default: the KitProvider's. */
  labels?: ChatListLabels;
}
