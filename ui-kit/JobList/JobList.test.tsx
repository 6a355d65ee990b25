import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../internal/testing/describeConformance';
import { JobList } from './JobList';

const card = (name: string) => <article key={name}>{name}</article>;

describeConformance(JobList, {
  props: { label: 'Uppdrag', children: [card('a'), card('b')] },
  root: HTMLDivElement,
});

describe('as a feed', () => {
  describeConformance(JobList, {
    props: { label: 'Uppdrag', semantics: 'feed', children: [card('a')] },
    root: HTMLDivElement,
  });
});

it('is a named list with one item per card', () => {
  render(
    <JobList label="Uppdrag" busy>
      {[card('a'), card('b')]}
    </JobList>,
  );
  const list = screen.getByRole('list', { name: 'Uppdrag' });
  expect(list).toHaveAttribute('aria-busy', 'true');
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

it('has aria-setsize -1 when a feed does not know its length', () => {
  render(
    <JobList label="Uppdrag" semantics="feed">
      {card('a')}
    </JobList>,
  );
  const article = screen.getByRole('article');
  expect(article).toHaveAttribute('aria-setsize', '-1');
  expect(article).toHaveAttribute('aria-posinset', '1');
});

it('is marked busy while a feed is being filled', () => {
  const feed = (busy: boolean) => (
    <JobList label="Uppdrag" semantics="feed" busy={busy}>
      {card('a')}
    </JobList>
  );
  const { rerender } = render(feed(true));
  expect(screen.getByRole('feed')).toHaveAttribute('aria-busy', 'true');
  rerender(feed(false));
  expect(screen.getByRole('feed')).not.toHaveAttribute('aria-busy');
});
