import { markdownTable } from '../lib/markdown';
import { part } from '../lib/part';
import { measureSoak, type Soak } from './measure';

const number = (value: number) => Math.round(value).toLocaleString('en');
const ms = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
const mb = (value: number) => `${value.toFixed(0)} MB`;
const signed = (value: number) => `${value > 0 ? '+' : ''}${value.toFixed(1)} MB/h`;
const SHOWN = 10;
const PLACES = [
  ['used', 'in use'],
  ['heap', 'heap'],
  ['external', 'outside of it'],
  ['resident', 'the process'],
] as const;

const faultsOf = ({ faults }: Soak['outside']): string =>
  faults.length === 0
    ? 'none'
    : faults.map(({ kind, what, count }) => `${kind}: ${what} × ${count}`).join('; ');
const totalOf = ({ faults }: Soak['outside']): string =>
  number(faults.reduce((sum, { count }) => sum + count, 0));

function section(soak: Soak): string {
  const { verified, memory, kinds } = soak;
  const limit =
    soak.bound === 'cores'
      ? `where nodes and database use ${soak.cores} of its cores`
      : `where the 99th percentile of pages passes ${soak.boundMs} ms`;
  return `Two nodes of production, set up by \`deploy/settings.sh\`, on one PostgreSQL that syncs its log, behind a
balancer in the bench that asks \`/readyz\` once a second and asks again as the nginx of \`deploy/\` does.
The most that it takes, ${limit}, was ${number(soak.most)} visits a second in a short ramp; then ${soak.minutes}
minutes at 60 % of it: ${soak.rate.toFixed(0)} visits a second begin by chance, however long the others take, which
are ${soak.requestsPerSecond.toFixed(0)} requests a second (${number(soak.requests)} in all) beside ${soak.streams} live streams; nodes and database used
${soak.coresUsed.toFixed(2)} cores. Clients, balancer and broker are one more process on the same cores, whose own
waiting is in the times.${
    soak.cores < soak.machineCores
      ? ` Other work used the rest of the machine meanwhile: the run was held to ${soak.cores} of ${soak.machineCores} cores, at a higher priority.`
      : ''
  } A third in, each node is replaced: SIGTERM, its drain, its end, a new one. Two thirds in, PostgreSQL gets
SIGKILL and is started again after five seconds. Clients send a writing again until it is acknowledged, as the site
does; each answer that says it is our fault, refuses or breaks off is an error. In the fail-over a writing is refused with
503 until the database is back, and a job's page that its node has not read lately is the job's row with 503.

${markdownTable([
  ['When', 'Seconds', 'Errors seen by clients', 'Which'],
  ['but for the two', number(soak.outside.seconds), totalOf(soak.outside), faultsOf(soak.outside)],
  ['the deploy', number(soak.deploy.seconds), totalOf(soak.deploy), faultsOf(soak.deploy)],
  ['the fail-over', number(soak.failOver.seconds), totalOf(soak.failOver), faultsOf(soak.failOver)],
])}

The balancer asked a second node ${number(soak.askedAgain)} times; streams were opened again ${number(soak.resumed)} times;
${number(soak.notBegun)} visits were not begun because too many were under way. The nodes' logs have ${number(soak.errorLines.all)} lines at
\`error\`, ${number(soak.errorLines.outside)} of them outside the fail-over.

${markdownTable([
  ['Request', 'Count', 'p50', 'p99', 'Longest'],
  ...kinds
    .toSorted((a, b) => b.count - a.count)
    .map(({ kind, count, p50, p99, longest }) => [
      kind,
      number(count),
      ms(p50),
      ms(p99),
      ms(longest),
    ]),
])}

Memory that the nodes hold, and its slope by least squares:

${markdownTable([
  ['Node', 'After the deploy', 'At the end', 'Slope since the deploy', 'Since the fail-over'],
  ...memory.map(({ node, first, last, sinceDeploy, sinceFailOver }) => [
    node,
    mb(first),
    mb(last),
    signed(sinceDeploy),
    signed(sinceFailOver),
  ]),
])}

Where it is after a full collection, by the minute of the run:

${markdownTable([
  ['Node', '', ...(memory[0]?.collected ?? []).map(({ minute }) => minute.toFixed(0))],
  ...memory.flatMap(({ node, collected }) =>
    PLACES.map(([place, words]) => [node, words, ...collected.map((one) => mb(one[place]))]),
  ),
])}

Afterwards every acknowledged writing was looked for: ${number(verified.messages)} messages by number and order, ${number(verified.applications)}
applications, ${number(verified.marks)} saved jobs, ${number(verified.profiles)} profiles, ${number(verified.jobs)} published jobs, the uploaded files by their bytes,
and ${number(verified.streamed)} messages in the streams. ${
    verified.faults.length === 0
      ? 'All are there, once, and in order.'
      : `${verified.faults.length} are wrong: ${verified.faults.slice(0, SHOWN).join('; ')}.`
  }${soak.broken.length > 0 ? ` ${soak.broken.length} visits broke off: ${soak.broken.slice(0, SHOWN).join('; ')}.` : ''}`;
}

/** An hour of production: a deploy and a fail-over under load. `SOAK_MINUTES` makes it shorter. */
export const soakPart = part<Soak>({
  name: 'soak',
  title: 'An hour of production',
  onlyByName: true,
  measure: measureSoak,
  section,
});
