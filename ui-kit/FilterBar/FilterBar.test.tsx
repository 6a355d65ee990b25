import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { hydrateSilently } from '../internal/testing/hydrateSilently';
import { FilterBar } from './FilterBar';
import { FilterBarDate } from './FilterBarDate';
import { FilterBarSelect } from './FilterBarSelect';

it('is a form that the browser can submit without a script', async () => {
  const { container, errors, unmount } = await hydrateSilently(
    <FilterBar label="Sök" submitLabel="Sök" action="/jobs">
      <FilterBarSelect label="Yrke" name="roles" placeholder="Alla" groups={[]} />
      <FilterBarDate label="Från" name="from-date" defaultValue="2026-12-01" />
    </FilterBar>,
  );
  expect(errors).toEqual([]);
  const form = container.querySelector('form');
  expect([form?.method, form?.getAttribute('action')]).toEqual(['get', '/jobs']);
  expect([...new FormData(form ?? undefined)]).toEqual([
    ['roles', ''],
    ['from-date', '2026-12-01'],
  ]);
  unmount();
});

it('passes its form to the ref and the class to the landmark', () => {
  const ref = createRef<HTMLFormElement>();
  render(
    <FilterBar label="Sök" submitLabel="Sök" className="mine" ref={ref}>
      <FilterBarDate label="Från" />
    </FilterBar>,
  );
  expect(ref.current).toContainElement(screen.getByLabelText('Från'));
  expect(screen.getByRole('search', { name: 'Sök' })).toHaveClass('mine');
});
