import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../internal/testing/describeConformance';
import { hydrateSilently } from '../internal/testing/hydrateSilently';
import { FilterBar, type FilterBarProps } from './FilterBar';
import { FilterBarButton, type FilterBarButtonProps } from './FilterBarButton';
import { FilterBarDate, type FilterBarDateProps } from './FilterBarDate';
import { FilterBarSelect, type FilterBarSelectProps } from './FilterBarSelect';
import { FilterBarText, type FilterBarTextProps } from './FilterBarText';

describe('the bar', () => {
  describeConformance<FilterBarProps, HTMLFormElement>(FilterBar, {
    props: { label: 'Sök', submitLabel: 'Sök', children: null },
    root: HTMLFormElement,
    isField: true,
  });
});

describe('a field with its own picker', () => {
  describeConformance<FilterBarButtonProps, HTMLButtonElement>(FilterBarButton, {
    props: { label: 'Var', placeholder: 'Hela Sverige', onOpen: () => {} },
    root: HTMLButtonElement,
  });
});

describe('a field of a day', () => {
  describeConformance<FilterBarDateProps, HTMLInputElement>(FilterBarDate, {
    props: { label: 'Från' },
    root: HTMLInputElement,
    isField: true,
  });
});

describe('a field of a choice', () => {
  describeConformance<FilterBarSelectProps, HTMLSelectElement>(FilterBarSelect, {
    props: { label: 'Yrke', placeholder: 'Alla', groups: [] },
    root: HTMLSelectElement,
    isField: true,
  });
});

describe('a field of text', () => {
  describeConformance<FilterBarTextProps, HTMLInputElement>(FilterBarText, {
    props: { label: 'Sökord', below: <p>Förslag</p> },
    root: HTMLInputElement,
    isField: true,
  });
});

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

it('is a named landmark with its fields', () => {
  render(
    <FilterBar label="Sök" submitLabel="Sök">
      <FilterBarDate label="Från" />
    </FilterBar>,
  );
  expect(screen.getByRole('search', { name: 'Sök' })).toContainElement(
    screen.getByLabelText('Från'),
  );
});
