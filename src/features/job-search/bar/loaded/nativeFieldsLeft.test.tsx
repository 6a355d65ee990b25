import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { nativeFieldsLeft } from './nativeFieldsLeft';

/** A form as the server rendered it, hydrated after `before`. */
async function hydrated(before: (form: HTMLFormElement) => void) {
  const onPlace = vi.fn();
  const onDay = vi.fn();
  const page = (
    <form>
      <select value="" onChange={({ target }) => onPlace(target.value)}>
        <option value="">Alla</option>
        <option value="r-12">Skåne</option>
      </select>
      <input type="date" value="" onChange={({ target }) => onDay(target.value)} />
    </form>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  const form = container.querySelector('form');
  if (!form) throw new Error('no form');
  before(form);
  const root = await act(async () => hydrateRoot(container, page));
  const leave = () => {
    act(() => root.unmount());
    container.remove();
  };
  return { form, onPlace, onDay, leave };
}

const parts = (form: HTMLFormElement) => {
  const [select] = form.querySelectorAll('select');
  const [date] = form.querySelectorAll('input');
  if (!select || !date) throw new Error('no fields');
  return { select, date };
};

it('reports what was chosen before the page was hydrated', async () => {
  const { form, onPlace, onDay, leave } = await hydrated((served) => {
    const { select, date } = parts(served);
    select.value = 'r-12';
    date.value = '2026-12-01';
  });
  await act(() => nativeFieldsLeft(form));
  expect(onPlace).toHaveBeenLastCalledWith('r-12');
  expect(onDay).toHaveBeenLastCalledWith('2026-12-01');
  leave();
});

it('reports nothing that was not chosen, and waits until the fields have lost the focus', async () => {
  const { form, onPlace, onDay, leave } = await hydrated(() => {});
  const { select, date } = parts(form);
  select.focus();
  let isLeft = false;
  const left = nativeFieldsLeft(form).then(() => {
    isLeft = true;
  });
  date.focus();
  // It looks again in the task after the focus has moved
  for (const _ of [1, 2]) await new Promise((resolve) => setTimeout(resolve));
  expect(isLeft).toBe(false);
  date.blur();
  await left;
  expect(onPlace).not.toHaveBeenCalled();
  expect(onDay).not.toHaveBeenCalled();
  leave();
});
