import { act, fireEvent } from '@testing-library/react';
import { useState } from 'react';
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
      window.vikariStart = { hydrated: () => [find('button')], failed: () => undefined };
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
