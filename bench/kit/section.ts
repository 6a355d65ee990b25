import { kilobytes, markdownTable } from '../lib/markdown';
import { APPS, type AppName, CANDIDATES, type Candidate } from './candidates';
import { type KitResult, type Measured, MOUNTS, ROUNDS, SLOWDOWN } from './measure';
import { median, p95 } from './statistics';
import { APP_TEXTS } from './steps';

const WHO = Object.keys(CANDIDATES) as Candidate[];

type App = { [Who in Candidate]?: Measured };

/** A row of a table: `numberOf` of every library, then ours divided by the best peer's. */
function row(
  label: string,
  app: App,
  numberOf: (measured: Measured) => number,
  textOf: (measured: Measured) => string,
): string[] {
  const cells = WHO.map((who) => {
    const measured = app[who];
    return measured ? textOf(measured) : '–';
  });
  const peers = WHO.flatMap((who) => {
    const measured = app[who];
    return measured && who !== 'vikari' ? [numberOf(measured)] : [];
  });
  const ratio = app.vikari ? numberOf(app.vikari) / Math.min(...peers) : Number.NaN;
  return [label, ...cells, ratio.toFixed(2)];
}

function timeText(times: readonly number[], withP95: boolean): string {
  const middle = median(times).toFixed(1);
  return withP95 ? `${middle} / ${p95(times).toFixed(1)}` : middle;
}

const total = ({ bytes }: Measured) => bytes.js + bytes.css + bytes.later;

function bytesText({ bytes }: Measured): string {
  const atOnce = kilobytes(bytes.js + bytes.css);
  return bytes.later === 0 ? atOnce : `${atOnce} + ${kilobytes(bytes.later)}`;
}

function timeRows(name: AppName, app: App): string[][] {
  const { title, steps } = APP_TEXTS[name];
  return [
    [`**${title}**`, ...WHO.map(() => ''), ''],
    ...steps.map(([step, text]) => {
      const timesOf = ({ times }: Measured) => times[step] ?? [];
      return row(
        text,
        app,
        (measured) => median(timesOf(measured)),
        (measured) => timeText(timesOf(measured), step === 'mount'),
      );
    }),
  ];
}

/** The kit's chapter of docs/performance.md. */
export function kitSection({ base, apps }: KitResult): string {
  const names = (Object.keys(APPS) as AppName[]).filter((name) => apps[name]);
  const head = (first: string) => [first, ...WHO.map((who) => CANDIDATES[who]), 'Ours / best peer'];
  return `One production build a part and candidate, each the smallest app that shows only that
part, with the same options and words, and one with all five where the candidate has them; every value
is held by the app. Measured in turn in one
Chromium at 390 px, its processor slowed ${SLOWDOWN} times to be like a phone: ${ROUNDS} fresh pages of each, in which the
part is mounted ${MOUNTS} more times in fresh roots; a first opening comes a second after the mount. Milliseconds from the change, or from the making of a
real key press or pointer movement, to the paint that shows what came of it; medians, of mounts also
the 95th percentile.
Ours / best peer below 1 is ours ahead.

MUI is 9.5.0 with its pickers 9.17.0, React Aria Components 1.22.1, Radix its slider 1.6.1, dialog
1.3.1, popover 1.3.1 and checkbox 1.4.1. Where Radix has no part, react-day-picker 10.0.2 is its
calendar and react-virtuoso 4.18.21 with plain rows its chat; MUI's chat is in react-virtuoso too.
MUI's range of dates is two of its date fields, for its picker of ranges is sold apart. React Aria's
lists draw what is in sight only, ours puts every card into the page. React Aria and Radix come
without a look; ours carries all its styles, and its slider is beside number fields that are the
browser's own at the peers.

${markdownTable([
  head('Milliseconds'),
  ...names.flatMap((name) => timeRows(name, apps[name] ?? {})),
])}

Scripts and style sheets in brotli, without React and what all apps share (${kilobytes(base)}); after
the plus what comes when the part is first opened. Our theme's variables and its base styles are
counted in every row of ours.

${markdownTable([
  head('Bytes'),
  ...names.map((name) => row(APP_TEXTS[name].title, apps[name] ?? {}, total, bytesText)),
])}`;
}
