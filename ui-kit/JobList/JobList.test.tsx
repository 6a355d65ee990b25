import { act, render, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../internal/testing/describeConformance';
import { JobList } from './JobList';
import type { CardMarkup } from './jobListContent';

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

describe('of items', () => {
  interface Job {
    id: string;
  }
  const jobs = (count: number, list = 'a'): Job[] =>
    Array.from({ length: count }, (_, at) => ({ id: `${list}${at}` }));
  const list = (items: readonly Job[], renderItem = ({ id }: Job) => <article>{id}</article>) => (
    <JobList label="Uppdrag" items={items} itemKey={({ id }) => id} renderItem={renderItem} />
  );
  const cards = () => screen.getAllByRole('article').map(({ textContent }) => textContent);

  it('has one item per job, with its card', () => {
    render(list(jobs(3)));
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(cards()).toEqual(['a0', 'a1', 'a2']);
  });

  it('makes the cards of a window first, and the others, once each, in idle time', async () => {
    const renderItem = vi.fn(({ id }: Job) => <article>{id}</article>);
    const { container } = render(list(jobs(100), renderItem));
    expect(cards()).toHaveLength(12);
    expect(renderItem).toHaveBeenCalledTimes(12);
    const room = container.querySelector<HTMLElement>('[style*="--left"]');
    expect(room?.style.getPropertyValue('--left')).toBe('88');
    await waitFor(() => expect(cards()).toHaveLength(100));
    expect(container.querySelector('[style*="--left"]')).toBeNull();
    expect(renderItem).toHaveBeenCalledTimes(100);
  });

  it('begins another list with the cards of a window again', async () => {
    const { rerender } = render(list(jobs(100)));
    await waitFor(() => expect(cards()).toHaveLength(100));
    rerender(list(jobs(100, 'b')));
    expect(cards()[0]).toBe('b0');
    expect(cards()).toHaveLength(12);
  });

  it('keeps the element of a job that stays', () => {
    const { rerender } = render(list(jobs(3)));
    const first = screen.getByText('a0');
    rerender(list(jobs(5)));
    expect(screen.getByText('a0')).toBe(first);
    expect(cards()).toHaveLength(5);
  });

  it('is whole when it comes from the server', () => {
    const html = renderToString(list(jobs(100)));
    expect(html.match(/<article>/g)).toHaveLength(100);
    expect(html).not.toContain('--left');
  });

  it('takes the markup of a card that was rendered before, and renders the others', async () => {
    const renderItem = ({ id }: Job) => <article aria-label={id}>{id}</article>;
    const shown = (cardMarkup?: CardMarkup) => (
      <JobList
        label="Uppdrag"
        items={jobs(2)}
        itemKey={({ id }) => id}
        {...{ renderItem, cardMarkup }}
      />
    );
    const anew = renderToString(shown());
    const asked: unknown[] = [];
    const cardMarkup: CardMarkup = (card) => {
      asked.push(card.props['aria-label']);
      return asked.length === 1 ? { __html: renderToString(card) } : undefined;
    };
    expect(renderToString(shown(cardMarkup))).toBe(anew);
    expect(asked).toEqual(['a0', 'a1']);
    // A browser hydrates it as any other list
    const container = document.createElement('div');
    container.innerHTML = anew;
    const onRecoverableError = vi.fn();
    await act(async () => {
      hydrateRoot(container, shown(), { onRecoverableError });
    });
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(container.innerHTML).toBe(anew);
  });

  it('numbers them in a feed', () => {
    render(
      <JobList
        label="Uppdrag"
        semantics="feed"
        total={9}
        items={jobs(2)}
        itemKey={({ id }) => id}
        renderItem={({ id }) => <article>{id}</article>}
      />,
    );
    const last = screen.getByText('a1');
    expect(last).toHaveAttribute('aria-posinset', '2');
    expect(last).toHaveAttribute('aria-setsize', '9');
  });
});
