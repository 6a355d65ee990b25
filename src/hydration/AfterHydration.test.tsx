import { act, fireEvent } from '@testing-library/react';
import { useId, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { HYDRATED_MARK } from '#domain/pageIds';
import { AfterHydration } from './AfterHydration';
import { noteTypedFields, type TypedField } from './typedFields';

const pressed = vi.fn();

/** A form like the site's: every field is controlled, and `state` shows its values. */
function Form() {
  const [values, setValues] = useState({
    email: '',
    text: 'a',
    place: 'x',
    agree: false,
    way: '1',
  });
  const set = (patch: Partial<typeof values>) => setValues((before) => ({ ...before, ...patch }));
  return (
    <form>
      <input
        id="email"
        type="email"
        value={values.email}
        onChange={({ target }) => set({ email: target.value })}
      />
      <textarea
        id="text"
        value={values.text}
        onChange={({ target }) => set({ text: target.value })}
      />
      <select
        id="place"
        value={values.place}
        onChange={({ target }) => set({ place: target.value })}
      >
        <option value="x">x</option>
        <option value="y">y</option>
      </select>
      <input
        id="agree"
        type="checkbox"
        checked={values.agree}
        onChange={({ target }) => set({ agree: target.checked })}
      />
      {['1', '2'].map((way) => (
        <input
          key={way}
          id={`way-${way}`}
          type="radio"
          name="way"
          checked={values.way === way}
          onChange={() => set({ way })}
        />
      ))}
      <button id="button" type="button" onClick={() => pressed(values.email)}>
        x
      </button>
      <output>{JSON.stringify(values)}</output>
    </form>
  );
}

function pageWith(takeTypedFields: () => TypedField[]) {
  return (
    <AfterHydration takeTypedFields={takeTypedFields}>
      <Form />
    </AfterHydration>
  );
}

let root: Root | undefined;
afterEach(() => {
  act(() => root?.unmount());
  performance.clearMarks();
  delete window.vikariStart;
  pressed.mockClear();
});

function find(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`No #${id}`);
  return element;
}

/**
 * Hydrates the page after `before` has changed its markup; `committed` is called between React's
 * commit and the tasks after it.
 */
async function hydrateAfter(before: () => void, committed?: () => void): Promise<void> {
  const container = document.createElement('div');
  container.innerHTML = renderToString(pageWith(() => []));
  document.body.replaceChildren(container);
  before();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  act(() => {
    root = hydrateRoot(container, pageWith(noteTypedFields(document)));
  });
  committed?.();
  // React renders each task's changes before the next one, as in a browser
  while (vi.getTimerCount() > 0) act(() => void vi.advanceTimersToNextTimer());
  vi.useRealTimers();
}

const known = () => JSON.parse(document.querySelector('output')?.textContent ?? '');

describe('AfterHydration', () => {
  it('passes on to the fields what was typed and chosen before', async () => {
    await hydrateAfter(() => {
      Object.assign(find('email'), { value: 'anna@example.com' });
      Object.assign(find('text'), { value: 'a b' });
      Object.assign(find('place'), { value: 'y' });
      Object.assign(find('agree'), { checked: true });
      Object.assign(find('way-2'), { checked: true });
    });
    expect(known()).toEqual({
      email: 'anna@example.com',
      text: 'a b',
      place: 'y',
      agree: true,
      way: '2',
    });
    expect(document.getElementById('email')).toHaveValue('anna@example.com');
    expect(document.getElementById('agree')).toBeChecked();
  });

  it('leaves untouched fields alone, and sets the performance mark', async () => {
    await hydrateAfter(() => undefined);
    expect(known()).toEqual({ email: '', text: 'a', place: 'x', agree: false, way: '1' });
    expect(performance.getEntriesByName(HYDRATED_MARK)).toHaveLength(1);
    expect(pressed).not.toHaveBeenCalled();
  });

  it('repeats each press once, after the fields have what was typed', async () => {
    await hydrateAfter(() => {
      Object.assign(find('email'), { value: 'anna@example.com' });
      window.vikariStart = {
        hydrated: () => [find('button')],
        failed: () => undefined,
        loadAnew: async () => false,
        waits: () => undefined,
      };
    });
    expect(pressed.mock.calls).toEqual([['anna@example.com']]);
  });

  it.each(['click', 'keydown', 'submit'])(
    'passes on what was typed before it answers a %s that comes at once',
    async (type) => {
      const answered = vi.fn();
      await hydrateAfter(
        () => {
          Object.assign(find('email'), { value: 'anna@example.com' });
          Object.assign(find('agree'), { checked: true });
        },
        () => {
          find('button').addEventListener(type, () => answered(known()));
          act(() => void find('button').dispatchEvent(new Event(type, { bubbles: true })));
        },
      );
      expect(answered.mock.calls).toMatchObject([[{ email: 'anna@example.com', agree: true }]]);
      expect(known()).toMatchObject({ email: 'anna@example.com', agree: true });
    },
  );

  it('sets no old value over what is typed later', async () => {
    await hydrateAfter(
      () => void Object.assign(find('email'), { value: 'anna' }),
      () => {
        act(() => void find('email').dispatchEvent(new Event('keydown', { bubbles: true })));
        act(() => void fireEvent.change(find('email'), { target: { value: 'anna@example.com' } }));
      },
    );
    expect(known()).toMatchObject({ email: 'anna@example.com' });
  });
});

/** Fields as the site's are: named by their labels, under ids that React gives. */
function NamedForm() {
  const [values, setValues] = useState({ first: '', second: '', agree: false });
  const ids = { first: useId(), second: useId(), agree: useId() };
  const set = (patch: Partial<typeof values>) => setValues((before) => ({ ...before, ...patch }));
  return (
    <form>
      {(['first', 'second'] as const).map((name) => (
        <p key={name}>
          <label htmlFor={ids[name]}>{name}</label>
          <input
            id={ids[name]}
            value={values[name]}
            onChange={({ target }) => set({ [name]: target.value })}
          />
        </p>
      ))}
      <label htmlFor={ids.agree}>agree</label>
      <input
        id={ids.agree}
        type="checkbox"
        checked={values.agree}
        onChange={({ target }) => set({ agree: target.checked })}
      />
      <output>{JSON.stringify(values)}</output>
    </form>
  );
}

it.each(['before', 'after'] as const)(
  'loses nothing typed where an extension has put an element %s each field',
  async (where) => {
    const page = (take: () => TypedField[]) => (
      <AfterHydration takeTypedFields={take}>
        <NamedForm />
      </AfterHydration>
    );
    const container = document.createElement('div');
    container.innerHTML = renderToString(page(() => []));
    document.body.replaceChildren(container);
    const served = [...container.querySelectorAll('input')];
    for (const field of served) {
      const icon = document.createElement('extension-icon');
      icon.append(document.createElement('input'));
      field[where](icon);
    }
    const [first, second, agree] = served;
    Object.assign(first ?? {}, { value: 'anna@example.com' });
    Object.assign(agree ?? {}, { checked: true });
    const take = noteTypedFields(document);
    second?.focus();
    fireEvent.input(second ?? container, { target: { value: 'Umeå' } });
    const onRecoverableError = vi.fn();
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    act(() => {
      root = hydrateRoot(container, page(take), { onRecoverableError });
    });
    while (vi.getTimerCount() > 0) act(() => void vi.advanceTimersToNextTimer());
    vi.useRealTimers();
    await vi.waitFor(() => expect(known().agree).toBe(true));
    // React has made the fields anew
    expect(onRecoverableError).toHaveBeenCalled();
    expect(served.filter(({ isConnected }) => isConnected)).toEqual([]);
    expect(known()).toEqual({ first: 'anna@example.com', second: 'Umeå', agree: true });
    expect(document.activeElement).toHaveValue('Umeå');
  },
);
