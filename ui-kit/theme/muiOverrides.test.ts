import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { muiOverrides } from './muiTheme';

const kit = fileURLToPath(new URL('../', import.meta.url));

/** The MUI parts that the kit's own files import, by name: `Tabs`, `DateCalendar`. */
const imported = new Set(
  readdirSync(kit, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|(?:^|\/)testing\//.test(name))
    .flatMap((name) => {
      const code = readFileSync(join(kit, name), 'utf8');
      return [...code.matchAll(/^(?:import|export) (?!type ).*'@mui\/[\w-]+\/(\w+)'/gm)];
    })
    .map(([, part]) => part ?? ''),
);

/** Parts that MUI itself draws inside others: each with those that it stands in. */
const INSIDE: Record<string, readonly string[]> = {
  ButtonBase: ['Tab', 'IconButton', 'MenuItem'],
  InputBase: ['OutlinedInput'],
  Backdrop: ['Modal', 'Menu'],
  Paper: ['Menu', 'Popover', 'Dialog', 'Drawer'],
  Popover: ['Menu', 'Select'],
  DayCalendar: ['DateCalendar'],
  PickerDay: ['DateCalendar'],
  PickersCalendarHeader: ['DateCalendar'],
};

it('has a look for no part but those that a kit component draws: the site ships all of it', () => {
  const unused = Object.keys(muiOverrides).filter((key) => {
    const part = key.replace(/^Mui/, '');
    return ![part, ...(INSIDE[part] ?? [])].some((name) => imported.has(name));
  });
  expect(unused).toEqual([]);
});

/** Drawn without a look of their own: a layer, a movement, a column; or by a component's CSS. */
const PLAIN = ['DigitalClock', 'Fade', 'List', 'Modal', 'RadioGroup'];
/** Modules that draw nothing. */
const NOT_PARTS = ['styles', 'LocalizationProvider', 'AdapterDayjs', 'useAutocomplete'];

it('has a look for every part that a kit component draws', () => {
  const styled = Object.keys(muiOverrides).map((key) => key.replace(/^Mui/, ''));
  const missing = [...imported].filter(
    (part) => ![...styled, ...PLAIN, ...NOT_PARTS].includes(part),
  );
  expect(missing).toEqual([]);
});
