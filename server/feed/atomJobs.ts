import { type Html, html } from '../lib/html';
import type { FeedEntry, FeedJob, FeedPage } from './jobFeedEntry';

interface AtomAddresses {
  self: string;
  next: string;
  publicUrl: string;
  /** The instant of the last event of the page. */
  updated: string;
}

/** XML 1.0 has no place for control characters, half characters and two others. */
const NOT_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/**
 * A page of the feed as Atom (RFC 4287): open jobs as entries, the others as deleted entries (RFC
 * 6721), and the next page as `rel="next"` where there is one now (RFC 5005): older ones for a feed
 * reader, later ones for who follows the changes.
 */
export function atomOf(
  { entries, more, last }: Omit<FeedPage, 'last'> & { last: string | null },
  addresses: AtomAddresses,
): string {
  const { self, next, publicUrl, updated } = addresses;
  const nextLink = more ? [html`<link rel="next" href="${next}"/>`] : [];
  const { markup } =
    html`<feed xmlns="http://www.w3.org/2005/Atom" xmlns:at="http://purl.org/atompub/tombstones/1.0" xmlns:v="${publicUrl}/feed" xml:lang="sv">
<id>${publicUrl}/feed/jobs.atom</id>
<title>Uppdrag på Vikari</title>
<updated>${updated}</updated>
<author><name>Vikari</name><uri>${publicUrl}</uri></author>
<link rel="self" href="${self}"/><link rel="alternate" type="text/html" href="${publicUrl}/lediga-jobb"/>${nextLink}
${last === null ? [] : [html`<v:last>${last}</v:last>`]}
${entries.map(entryOf)}</feed>
`;
  return `<?xml version="1.0" encoding="utf-8"?>\n${markup.replace(NOT_XML, '')}`;
}

function entryOf(entry: FeedEntry): Html {
  const { at, event } = entry;
  if (entry.type === 'removal') {
    return html`<at:deleted-entry ref="${entry.address}" when="${at}"><at:comment>${entry.reason}</at:comment><v:event>${String(event)}</v:event></at:deleted-entry>
`;
  }
  const { job } = entry;
  return html`<entry>
<id>${job.address}</id>
<title>${job.title}</title>
<link href="${job.url}"/>
<published>${job.publishedAt}</published>
<updated>${at}</updated>
<category term="${job.profession.id}" label="${job.profession.sv}"/>
<summary>${summaryOf(job)}</summary>
<content type="text">${job.description.join('\n\n')}</content>
<v:event>${String(event)}</v:event>
<v:job>${JSON.stringify(job)}</v:job>
</entry>
`;
}

function summaryOf({ profession, workplace, place, closesOn }: FeedJob): string {
  const parts = [profession.sv, workplace, place.name, `sök senast ${closesOn}`];
  return parts.filter((part) => part !== null).join(', ');
}
