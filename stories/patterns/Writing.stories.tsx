import type { Meta, StoryObj } from '@storybook/react-vite';
import { DataTable } from '@vikari/ui-kit/DataTable';
import { expect, within } from 'storybook/test';
import { APPLICATION_STATUSES } from '../../domain/applications/status';
import { textsFor } from '../lib/texts';
import { StatusWords } from './writing/StatusWords';
import { SAMPLES, TAGS, type Written } from './writing/samples';
import { WRITING_TEXTS } from './writing/texts';

const meta = { title: 'Patterns/Writing' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The spaces inside a number do not break; for comparing they become plain. */
const plain = (text: string | null) => text?.replace(/[\u00a0\u202f]/g, ' ');

/** In a technical format, so that every page writes them alike. */
export const DatesMoneyNumbers: Story = {
  render: (_args, { globals }) => {
    const texts = textsFor(globals, WRITING_TEXTS);
    const column = (language: Written, header: string) => ({
      id: language,
      header,
      cell: ({ write }: (typeof SAMPLES)[number]) => <span lang={language}>{write(language)}</span>,
    });
    return (
      <DataTable
        caption={texts.numbers}
        locale={TAGS.sv}
        rows={SAMPLES}
        rowKey={({ id }) => id}
        columns={[
          { id: 'what', header: texts.what, cell: ({ id }) => texts.names[id] },
          column('sv', texts.swedish),
          column('en', texts.english),
        ]}
      />
    );
  },
  play: async ({ canvas }) => {
    const [, ...rows] = canvas.getAllByRole('row');
    const written = rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => plain(cell.textContent)),
    );
    await expect(written).toEqual([
      ['1 december 2026', '1 December 2026'],
      ['1 dec. 2026', '1 Dec 2026'],
      ['1 dec. 2026 – 14 feb. 2027', '1 Dec 2026 – 14 Feb 2027'],
      ['vecka 49', 'week 49'],
      ['07:00–16:00', '07:00–16:00'],
      ['1 250 kr/h', 'SEK 1,250 an hour'],
      ['650–720 kr/h', 'SEK 650–720 an hour'],
      ['24 700 kr', 'SEK 24,700'],
      ['37,5 h/vecka', '37.5 hours a week'],
      ['25 %', '25%'],
    ]);
  },
};

/** The product's own texts, read from its message files. */
export const NamesOfStatuses: Story = {
  render: (_args, { globals }) => {
    const texts = textsFor(globals, WRITING_TEXTS);
    return (
      <DataTable
        caption={texts.statuses}
        locale={TAGS.sv}
        rows={APPLICATION_STATUSES}
        rowKey={(status) => status}
        columns={[
          { id: 'status', header: texts.what, cell: (status) => <code>{status}</code> },
          {
            id: 'sv',
            header: texts.swedish,
            cell: (status) => <StatusWords status={status} language="sv" />,
          },
          {
            id: 'en',
            header: texts.english,
            cell: (status) => <StatusWords status={status} language="en" />,
          },
        ]}
      />
    );
  },
  play: async ({ canvas }) => {
    // No two statuses share a name, in either language.
    const [, ...rows] = canvas.getAllByRole('row');
    for (const column of [0, 1]) {
      const names = rows.map((row) => within(row).getAllByRole('cell')[column]?.textContent);
      await expect(new Set(names).size).toBe(APPLICATION_STATUSES.length);
    }
  },
};
