import { describe, expect, it } from 'vitest';
import {
  type AutosaveEvent,
  type AutosaveState,
  autosave,
  newAutosave,
  nextSave,
  openEdits,
  shownValues,
} from './autosave.reducer';

interface Fields {
  name: string;
  phone: string;
  systems: string[];
}

const STORED: Fields = { name: 'Alva', phone: '1', systems: ['a'] };
type Event = AutosaveEvent<Fields>;

const stateAfter = (...events: Event[]): AutosaveState<Fields> =>
  events.reduce(autosave<Fields>, newAutosave(STORED));

const typed = (values: Partial<Fields>): Event => ({ type: 'typed', values });
const sent = (values: Partial<Fields>): Event => ({ type: 'sent', typed: values, sent: values });
const sentTidied = (values: Partial<Fields>, tidied: Partial<Fields>): Event => ({
  type: 'sent',
  typed: values,
  sent: tidied,
});
const refused = (...fields: (keyof Fields)[]): Event => ({
  type: 'refused',
  fields: Object.fromEntries(fields.map((field) => [field, 'validation.invalid'])),
});
const saved = (values: Partial<Fields>): Event => ({
  type: 'saved',
  stored: { ...STORED, ...values },
});
const read = (values: Partial<Fields>): Event => ({
  type: 'read',
  stored: { ...STORED, ...values },
});
const failure: Event = { type: 'failed', retry: true };
const conflict = (fields: string[], values: Partial<Fields>): Event => ({
  type: 'conflict',
  fields,
  current: { ...STORED, ...values },
});

describe('what is shown, and what is sent next', () => {
  it.each<[name: string, events: Event[], shown: Partial<Fields>, next: object | null]>([
    ['nothing typed', [], {}, null],
    [
      'one field typed',
      [typed({ name: 'Alv' }), typed({ name: 'Al' })],
      { name: 'Al' },
      { typed: { name: 'Al' }, base: { name: 'Alva' } },
    ],
    ['typed and taken back', [typed({ name: 'Al' }), typed({ name: 'Alva' })], {}, null],
    [
      'two fields at once, each with its base',
      [typed({ name: 'B' }), typed({ systems: ['a', 'b'] })],
      { name: 'B', systems: ['a', 'b'] },
      { typed: { name: 'B', systems: ['a', 'b'] }, base: { name: 'Alva', systems: ['a'] } },
    ],
    [
      'one save at a time',
      [typed({ name: 'B' }), sent({ name: 'B' }), typed({ name: 'BC' })],
      { name: 'BC' },
      null,
    ],
    [
      'typed on while a save was under way: the rest is sent from what is stored now',
      [typed({ name: 'B' }), sent({ name: 'B' }), typed({ name: 'BC' }), saved({ name: 'B' })],
      { name: 'BC' },
      { typed: { name: 'BC' }, base: { name: 'B' } },
    ],
    [
      'taken back while a save was under way: it is sent again',
      [typed({ name: 'B' }), sent({ name: 'B' }), typed({ name: 'Alva' }), saved({ name: 'B' })],
      { name: 'Alva' },
      { typed: { name: 'Alva' }, base: { name: 'B' } },
    ],
    [
      'what was typed stays in the field after it was saved tidied …',
      [
        typed({ name: 'Anna ' }),
        sentTidied({ name: 'Anna ' }, { name: 'Anna' }),
        saved({ name: 'Anna' }),
      ],
      { name: 'Anna ' },
      null,
    ],
    [
      '… until the focus leaves it',
      [
        typed({ name: 'Anna ' }),
        sent({ name: 'Anna ' }),
        saved({ name: 'Anna' }),
        { type: 'left' },
      ],
      { name: 'Anna' },
      null,
    ],
    [
      'typed on from what was saved: its base is what is stored',
      [
        typed({ name: 'Anna ' }),
        sent({ name: 'Anna ' }),
        saved({ name: 'Anna' }),
        typed({ name: 'Anna M' }),
      ],
      { name: 'Anna M' },
      { typed: { name: 'Anna M' }, base: { name: 'Anna' } },
    ],
    ['read again while nobody types', [read({ name: 'Eva' })], { name: 'Eva' }, null],
    [
      'read again while somebody types: their text and its base stay',
      [typed({ name: 'B' }), read({ name: 'Eva', phone: '2' })],
      { name: 'B', phone: '2' },
      { typed: { name: 'B' }, base: { name: 'Alva' } },
    ],
    [
      'read again with what was typed: another tab has saved it',
      [typed({ name: 'B' }), read({ name: 'B' })],
      { name: 'B' },
      null,
    ],
    [
      'saved here, then changed elsewhere',
      [typed({ name: 'B' }), sent({ name: 'B' }), saved({ name: 'B' }), read({ name: 'C' })],
      { name: 'C' },
      null,
    ],
    [
      'a refused field waits until it is changed; others are sent',
      [
        typed({ name: '7', phone: '2' }),
        sent({ name: '7', phone: '2' }),
        { type: 'refused', fields: { name: 'contact.first_name.invalid' } },
      ],
      { name: '7', phone: '2' },
      { typed: { phone: '2' }, base: { phone: '1' } },
    ],
    [
      'a refused field that was changed is sent',
      [
        typed({ name: '7' }),
        sent({ name: '7' }),
        { type: 'refused', fields: { name: 'contact.first_name.invalid' } },
        typed({ name: 'B' }),
      ],
      { name: 'B' },
      { typed: { name: 'B' }, base: { name: 'Alva' } },
    ],
    [
      'a broken line: the same is sent again',
      [typed({ name: 'B' }), sent({ name: 'B' }), { type: 'failed', retry: true }],
      { name: 'B' },
      { typed: { name: 'B' }, base: { name: 'Alva' } },
    ],
    [
      'a conflict waits for a choice; the other fields are sent',
      [
        typed({ name: 'B', phone: '2' }),
        sent({ name: 'B', phone: '2' }),
        conflict(['name'], { name: 'C' }),
      ],
      { name: 'B', phone: '2' },
      { typed: { phone: '2' }, base: { phone: '1' } },
    ],
    [
      'the person keeps their own value: it is saved over the stored one',
      [
        typed({ name: 'B' }),
        sent({ name: 'B' }),
        conflict(['name'], { name: 'C' }),
        { type: 'chosen', field: 'name', keep: 'own' },
      ],
      { name: 'B' },
      { typed: { name: 'B' }, base: { name: 'C' } },
    ],
    [
      'the person takes the stored value',
      [
        typed({ name: 'B' }),
        sent({ name: 'B' }),
        conflict(['name'], { name: 'C' }),
        { type: 'chosen', field: 'name', keep: 'stored' },
      ],
      { name: 'C' },
      null,
    ],
    [
      'a conflict with a save of its own whose answer was lost is none',
      [
        typed({ name: 'B' }),
        sent({ name: 'B' }),
        { type: 'failed', retry: true },
        typed({ name: 'BC' }),
        sent({ name: 'BC' }),
        conflict(['name'], { name: 'B' }),
      ],
      { name: 'BC' },
      { typed: { name: 'BC' }, base: { name: 'B' } },
    ],
    [
      '… also when it was saved tidied',
      [
        typed({ name: 'Anna ' }),
        sentTidied({ name: 'Anna ' }, { name: 'Anna' }),
        failure,
        typed({ name: 'Anna M' }),
        sent({ name: 'Anna M' }),
        conflict(['name'], { name: 'Anna' }),
      ],
      { name: 'Anna M' },
      { typed: { name: 'Anna M' }, base: { name: 'Anna' } },
    ],
    [
      '… and when other fields were lost or saved meanwhile',
      [
        typed({ name: 'B' }),
        sent({ name: 'B' }),
        failure,
        typed({ phone: '2' }),
        sent({ phone: '2' }),
        failure,
        sent({ phone: '2' }),
        saved({ phone: '2' }),
        typed({ name: 'BC' }),
        sent({ name: 'BC' }),
        conflict(['name'], { name: 'B', phone: '2' }),
      ],
      { name: 'BC', phone: '2' },
      { typed: { name: 'BC' }, base: { name: 'B' } },
    ],
    [
      'another tab’s change after a lost answer is a conflict',
      [
        typed({ name: 'B' }),
        sent({ name: 'B' }),
        failure,
        typed({ name: 'BC' }),
        sent({ name: 'BC' }),
        conflict(['name'], { name: 'C' }),
      ],
      { name: 'BC' },
      null,
    ],
    [
      '… also when it is what was once sent, and was answered since',
      [
        typed({ name: 'B' }),
        sent({ name: 'B' }),
        failure,
        sent({ name: 'B' }),
        saved({ name: 'B' }),
        typed({ name: 'C' }),
        sent({ name: 'C' }),
        saved({ name: 'C' }),
        typed({ name: 'D' }),
        sent({ name: 'D' }),
        conflict(['name'], { name: 'B' }),
      ],
      { name: 'D' },
      null,
    ],
    [
      '… or was answered by another conflict',
      [
        typed({ name: 'B' }),
        sent({ name: 'B' }),
        failure,
        typed({ name: 'BC' }),
        sent({ name: 'BC' }),
        conflict(['name'], { name: 'C' }),
        { type: 'chosen', field: 'name', keep: 'stored' },
        typed({ name: 'D' }),
        sent({ name: 'D' }),
        conflict(['name'], { name: 'B' }),
      ],
      { name: 'D' },
      null,
    ],
    [
      'a conflict stays when its field is typed back',
      [
        typed({ name: 'B' }),
        sent({ name: 'B' }),
        conflict(['name'], { name: 'C' }),
        typed({ name: 'Alva' }),
      ],
      { name: 'Alva' },
      null,
    ],
    [
      'typed on from what was saved, while another tab changed it: its base is what was shown',
      [
        typed({ name: 'B' }),
        sent({ name: 'B' }),
        saved({ name: 'B' }),
        typed({ phone: '2' }),
        sent({ phone: '2' }),
        conflict(['phone'], { name: 'X', phone: '3' }),
        typed({ name: 'BC' }),
      ],
      { name: 'BC', phone: '2' },
      { typed: { name: 'BC' }, base: { name: 'B' } },
    ],
    [
      'a refused field waits also after the next one was refused',
      [
        typed({ name: '7' }),
        sent({ name: '7' }),
        refused('name'),
        typed({ phone: 'x' }),
        sent({ phone: 'x' }),
        refused('phone'),
      ],
      { name: '7', phone: 'x' },
      null,
    ],
    [
      'edits of an earlier visit go on from their own base',
      [{ type: 'restored', edits: { name: { value: 'B', base: 'Old' } } }],
      { name: 'B' },
      { typed: { name: 'B' }, base: { name: 'Old' } },
    ],
    [
      'edits of an earlier visit that are stored are done',
      [{ type: 'restored', edits: { name: { value: 'Alva', base: 'Old' } } }],
      {},
      null,
    ],
    [
      'what is typed now is newer than an edit of an earlier visit',
      [typed({ name: 'B' }), { type: 'restored', edits: { name: { value: 'X', base: 'Old' } } }],
      { name: 'B' },
      { typed: { name: 'B' }, base: { name: 'Alva' } },
    ],
  ])('%s', (_name, events, shown, next) => {
    const state = stateAfter(...events);
    expect(shownValues(state)).toEqual({ ...STORED, ...shown });
    expect(nextSave(state, {})).toEqual(next);
  });

  it('sends no field that is invalid, and the others', () => {
    const state = stateAfter(typed({ name: '', phone: '2' }));
    expect(nextSave(state, { name: 'contact.first_name.required' })).toEqual({
      typed: { phone: '2' },
      base: { phone: '1' },
    });
  });
});

it('keeps for a later visit what is not stored yet', () => {
  const state = stateAfter(typed({ name: 'B' }), sent({ name: 'B' }), saved({ name: 'B' }));
  expect(openEdits(autosave(state, typed({ phone: '2' })).edits)).toEqual({
    phone: { value: '2', base: '1' },
  });
});

it.each<[phase: string, events: Event[]]>([
  ['idle', [typed({ name: 'B' })]],
  ['saving', [typed({ name: 'B' }), sent({ name: 'B' })]],
  ['saved', [typed({ name: 'B' }), sent({ name: 'B' }), saved({ name: 'B' })]],
  ['idle', [sent({ name: 'B' }), saved({ name: 'B' }), typed({ name: 'C' })]],
  ['waiting', [typed({ name: 'B' }), sent({ name: 'B' }), failure]],
  ['waiting', [typed({ name: 'B' }), sent({ name: 'B' }), failure, typed({ name: 'C' })]],
  ['saved', [typed({ name: 'B' }), sent({ name: 'B' }), failure, read({ name: 'B' })]],
  ['waiting', [typed({ name: 'B' }), sent({ name: 'B' }), failure, read({ phone: '2' })]],
  // It may have been stored although no answer came: it is sent again
  ['waiting', [typed({ name: 'B' }), sent({ name: 'B' }), failure, typed({ name: 'Alva' })]],
  ['failed', [typed({ name: 'B' }), sent({ name: 'B' }), { type: 'failed', retry: false }]],
  ['failed', [typed({ name: 'B' }), sent({ name: 'B' }), refused()]],
  ['idle', [typed({ name: 'B' }), sent({ name: 'B' }), refused('name')]],
])('is %s', (phase, events) => {
  expect(stateAfter(...events).phase).toBe(phase);
});
