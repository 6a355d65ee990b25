import { EVENT_NAMES, EVENTS, type EventName, PROPERTIES } from '#domain/analytics/events';
import { PAGES } from '#domain/analytics/pages';

/** When each event is counted. */
const WHEN: Readonly<Record<EventName, string>> = {
  visit_begun:
    'A page was loaded, and where from. Not when a browser comes back from BankID or a provider.',
  page_viewed: 'A page was opened, by loading it or by a link within the site.',
  page_read:
    'The end of a salary page or an article was in view, ten seconds or more after it was first scrolled.',
  searched:
    'A list of jobs was opened with a filter, or its filter changed; how many parts were set.',
  filter_used: 'A part of the filter was set that was not set before; never to what.',
  job_opened: 'A job was opened, and on which page.',
  page_shared: 'The button to share a job or an article was pressed.',
  calculator_used:
    'The fields of a job’s calculator were opened, or a value of the calculator of salary and dividend was changed.',
  outbound_link: 'A link to another site was followed: to the ad of an imported job, or another.',
  interest_shown: 'Interest in a job was shown.',
  application_begun: 'The form of an application was opened.',
  application_step: 'A step of an application was opened.',
  application_sent: 'An application was sent.',
  invitation_answered: 'An invitation was answered.',
  sign_in_begun: 'The browser was sent to BankID or a provider, and what for.',
  sign_in_completed: 'Somebody was signed in.',
  registration_step:
    'A step of a registration was opened; `complete` when the account was created, `email_verification` when the link of the mail was opened.',
  action_done: 'Something was saved, sent or ended.',
  action_refused: 'One of these actions, an application or a sign-in was refused or lost.',
  error_shown: 'A page showed an error instead of its content.',
  vital_measured:
    'A page that was loaded was left or hidden: how fast its largest part was painted (`lcp`), how fast it answered presses (`inp`), how much it moved (`cls`), each only as good, middling or poor by the thresholds of web.dev/articles/vitals: 2.5 and 4 s, 200 and 500 ms, 0.1 and 0.25. The kind is that of the page that was loaded.',
};

const INTRODUCTION = `# Analytics

What is counted of views and actions, so that whoever runs the site sees which pages and steps work.
The tables below are made from \`domain/analytics/events.ts\` (\`npx vitest run --project unit
server/analytics -u\` writes this page anew); the types, the check of each call and the counts have
the same source.

## What is counted, and what not

- **By our own server only.** No other party gets anything. \`AnalyticsPort\` (\`src/data/analytics/\`)
  is the place where another one would be put in.
- **Nothing on the device.** No cookie, no storage, no fingerprint, so that there is nothing to
  consent to, and no banner.
- **Nobody.** An event is a word of a fixed list with words of fixed lists. There is no text that
  somebody typed, no id of a person, browser, session, job or application, no address with what was
  searched for, no network address, and no time but the hour. How many batches a network has sent in a day is kept
  beside them for two days, under a keyed digest that is another one every day. Of the browser's name the server keeps
  whether it is a phone, a tablet or a computer; programs that read pages by themselves are not counted.
- **Visits without an id.** A visit lasts from the load of a page until it is closed. The page
  remembers in memory what it has told, and marks what it tells for the first time; visits are the sum
  of these marks. Coming back from BankID loads a page: what is done then belongs to no visit before it.
- **Nothing where it is not wanted.** With Global Privacy Control or Do Not Track the page sends
  nothing, and the server drops what is sent with \`Sec-GPC: 1\` or \`DNT: 1\`.

## How it is sent and kept

The code loads when the page has nothing else to do; what happened before is kept in memory until
then. Events are sent to \`misc/track\` after ten seconds, 20 at a time, or when the page is left. A
batch that did not arrive is sent once more; its random id, new for each batch, prevents counting it
twice. A page that is left in its first moments, or works without a script, is not counted; what its
forms do is.

The server counts batches every minute, adds them to the counts of the day and empties them; ids of
batches are deleted after 48 hours, counts after 790 days. A network sends 240 a minute and 2000 a day.
A day takes 100 000 batches; from then on only those are counted who have sent less than an equal part,
so that nobody fills the day for the others. What is above is dropped, and the figures say how much. One
open page counts 1000 events at most.

That something was sent, saved, answered or begun is counted by the server, where it has happened
(\`domain/api/countedCalls.ts\`): what only the server knows is not taken from a browser. Such counts
belong to no visit; a call that is sent again with its \`Idempotency-Key\` counts once.

\`npm run figures -- --days 30\` prints the figures of the last days.

An event of a page needs a line in \`src/data/analytics/pageEvents.ts\`, one of a call in
\`domain/api/countedCalls.ts\`; one that only a view knows of is counted by \`track(…)\` (\`src/lib/track.ts\`). A new page needs its address in
\`domain/analytics/pages.ts\`, and a test says so.`;

/** docs/analytics.md. */
export function analyticsDocument(): string {
  const words = Object.entries(PROPERTIES).map(([name, values]) => [
    `\`${name}\``,
    name === 'page' || name === 'fromPage'
      ? `A page, by its address below.${name === 'fromPage' ? ' `outside`: the visit began there.' : ''}`
      : values.map((value) => `\`${value}\``).join(', '),
  ]);
  return [
    INTRODUCTION,
    '## Events',
    tableOf(
      ['Event', 'When', 'Properties'],
      EVENT_NAMES.map((event) => [
        `\`${event}\``,
        WHEN[event],
        EVENTS[event].map((name) => `\`${name}\``).join(', '),
      ]),
    ),
    '## Properties',
    tableOf(['Property', 'Values'], words),
    '## Pages',
    `${PAGES.map((page) => `\`${page}\``).join(', ')}. \`*\` is a page that there is not.`,
    '',
  ].join('\n\n');
}

function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
