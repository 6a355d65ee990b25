import { CompareTable } from '@vikari/ui-kit/CompareTable';
import { DataTable } from '@vikari/ui-kit/DataTable';
import { LinkTabs } from '@vikari/ui-kit/LinkTabs';
import { Tabs } from '@vikari/ui-kit/Tabs';
import { compareTable as english } from '@vikari/ui-kit/texts/en';
import { compareTable as swedish } from '@vikari/ui-kit/texts/sv';
import type { Choice, Say } from './choice';

const months = (say: Say, missing: string) => [
  { id: '1', month: 'September', pay: say('SEK 96,400', '96 400 kr') },
  { id: '2', month: say('October', 'Oktober'), pay: say('SEK 3,200', '3 200 kr') },
  { id: '3', month: 'November', pay: missing },
];

const payTable = (say: Say, align: 'start' | 'end', missing: string) => (
  <DataTable
    caption={say('Pay', 'Lön')}
    locale={say('en-GB', 'sv-SE')}
    rows={months(say, missing)}
    rowKey={({ id }) => id}
    columns={[
      { id: 'month', header: say('Month', 'Månad'), cell: ({ month }) => month },
      { id: 'pay', header: say('Pay', 'Lön'), align, cell: ({ pay }) => pay },
    ]}
  />
);

const compared = (say: Say, rows: readonly (readonly [string, string, string])[]) => (
  <CompareTable
    labels={say('en', 'sv') === 'en' ? english.labels : swedish.labels}
    caption={say('Two assignments', 'Två uppdrag')}
    columns={[
      { id: 'kiruna', head: 'Kiruna' },
      { id: 'mora', head: 'Mora' },
    ]}
    groups={[
      {
        id: 'terms',
        title: say('Terms', 'Villkor'),
        rows: rows.map(([title, ...cells]) => ({ id: title, title, cells })),
      },
    ]}
  />
);

const sections = (labels: readonly string[], text: string) =>
  labels.map((label, at) => ({ id: `${at}`, label, content: <p>{text}</p> }));

export const VIEW_CHOICES = {
  Tabs: [
    {
      good: 'Labels of one or two words.',
      bad: 'Sentences, of which the last is out of sight.',
      drawGood: (say) => (
        <Tabs
          label={say('The assignment', 'Uppdraget')}
          items={sections(
            [say('About', 'Om'), say('Pay', 'Lön')],
            say('Emergency department, days and nights.', 'Akutmottagning, dagar och nätter.'),
          )}
        />
      ),
      drawBad: (say) => (
        <Tabs
          label={say('The assignment', 'Uppdraget')}
          items={sections(
            [
              say('What the assignment is about', 'Vad uppdraget handlar om'),
              say('What you are paid an hour', 'Vad du får i timmen'),
              say('How you live while you work', 'Hur du bor medan du arbetar'),
            ],
            say('Emergency department, days and nights.', 'Akutmottagning, dagar och nätter.'),
          )}
        />
      ),
    },
  ],
  LinkTabs: [
    {
      good: 'Counts where they help to choose.',
      bad: 'A count of nothing, which only draws the eye.',
      drawGood: (say) => (
        <LinkTabs
          label={say('Applications', 'Ansökningar')}
          items={[
            { label: say('Ongoing', 'Pågående'), href: '#ongoing', current: true, count: 3 },
            { label: say('Ended', 'Avslutade'), href: '#ended' },
          ]}
        />
      ),
      drawBad: (say) => (
        <LinkTabs
          label={say('Applications', 'Ansökningar')}
          items={[
            { label: say('Ongoing', 'Pågående'), href: '#ongoing', current: true, count: 3 },
            { label: say('Ended', 'Avslutade'), href: '#ended', count: 0 },
          ]}
        />
      ),
    },
  ],
  DataTable: [
    {
      good: 'Numbers end below each other, and what is missing is said.',
      bad: 'Numbers begin anywhere, and a cell is empty: is it nothing, or not known?',
      drawGood: (say) => payTable(say, 'end', say('not known', 'uppgift saknas')),
      drawBad: (say) => payTable(say, 'start', ''),
    },
  ],
  CompareTable: [
    {
      good: 'A few words in each cell; what is missing is said.',
      bad: 'Whole sentences, and an empty cell.',
      drawGood: (say) =>
        compared(say, [
          [say('Housing', 'Bostad'), say('Paid flat', 'Betald lägenhet'), say('No', 'Nej')],
          [say('Travel', 'Resor'), say('Paid', 'Betalas'), say('not stated', 'anges inte')],
        ]),
      drawBad: (say) =>
        compared(say, [
          [
            say('Housing', 'Bostad'),
            say(
              'You live in a furnished flat that we pay for, near the hospital.',
              'Du bor i en möblerad lägenhet som vi betalar, nära sjukhuset.',
            ),
            say('You find a place to live yourself.', 'Du ordnar själv någonstans att bo.'),
          ],
          [say('Travel', 'Resor'), say('We pay for your travel.', 'Vi betalar dina resor.'), ''],
        ]),
    },
  ],
} satisfies Record<string, readonly Choice[]>;
