import type { Meta, StoryObj } from '@storybook/react-vite';
import { render } from '@testing-library/react';
import * as sv from '@vikari/ui-kit/texts/sv';
import { type ComponentType, createElement } from 'react';
import { expect, it } from 'vitest';
import { knownKitProps } from '../../scripts/kitProps/readKitProps';
import type { PropsTable } from './kitProps';

type StoryModule = { default: Meta } & Record<string, StoryObj>;

const modules = import.meta.glob<StoryModule>('../components/*.stories.tsx');
const kit = import.meta.glob<Record<string, ComponentType<Record<string, unknown>>>>(
  '../../ui-kit/*/index.ts',
);
const tables = knownKitProps();

/** What a component needs whose stories render it themselves. */
const NEEDED: Readonly<Record<string, object>> = {
  CommandPalette: { open: true, title: 'Gå till', groups: [], ...sv.commandPalette },
  DateField: { locale: 'sv-SE', ...sv.dateField },
  DateTimeField: {
    locale: 'sv-SE',
    timeZone: 'Europe/Stockholm',
    today: '2026-11-26',
    ...sv.dateTimeField,
  },
  ErrorSummary: { items: [{ fieldId: 'name', message: 'Skriv ett namn' }] },
  FilterSheet: { open: true, applied: {}, empty: {}, count: 3, sections: [], ...sv.filterSheet },
  // The table names one of its elements, the most usual
  Heading: { level: 2 },
  Menu: { trigger: () => null, items: [] },
  TimeField: { locale: 'sv-SE', ...sv.timeField },
};
/** With an address they are links. */
const LINKS = ['Button', 'IconButton'];

/** The elements that get a prop which is none of the component's own, with the props of its stories. */
async function reached(name: string, { rows }: PropsTable, stories: StoryModule) {
  const { default: meta, ...others } = stories;
  const Component = (await kit[`../../ui-kit/${name}/index.ts`]?.())?.[name];
  if (!Component) return [];
  const own = new Set(['children', ...rows.map((row) => row.name)]);
  const found = new Set<string>();
  const sets = Object.values(others).map(({ args }): object => ({ ...meta.args, ...args }));
  if (LINKS.includes(name)) sets.push({ ...meta.args, href: '/lediga-jobb' });
  for (const set of sets) {
    // A story may also have props of a part
    const given = Object.entries({ ...set, ...NEEDED[name] }).filter(([prop]) => own.has(prop));
    const props = { ...Object.fromEntries(given), 'data-inherited': 'yes' };
    const { unmount } = render(createElement(Component, props));
    for (const { localName } of document.querySelectorAll('[data-inherited]')) found.add(localName);
    unmount();
  }
  return [...found];
}

it.each(Object.entries(modules))('%s passes on what its table says', async (path, load) => {
  const name = path.slice('../components/'.length, -'.stories.tsx'.length);
  const table = tables[name]?.find((one) => one.name === `${name}Props`);
  if (!table) return;
  expect((await reached(name, table, await load())).sort()).toEqual(table.inherits.toSorted());
});
