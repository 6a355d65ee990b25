import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../internal/testing/describeConformance';
import { OptionGroup } from '../OptionGroup';
import { RateRange } from '../RateRange';
import { TextField } from '../TextField';
import { FilterSheet, type FilterSheetProps } from './index';

interface Filter {
  onCall: boolean;
}

const props: FilterSheetProps<Filter> = {
  open: true,
  onClose: vi.fn(),
  applied: { onCall: false },
  empty: { onCall: false },
  onApply: vi.fn(),
  count: 12,
  sections: [{ id: 'other', title: 'Övrigt', render: () => 'Jour' }],
  labels: {
    title: 'Filter',
    close: 'Stäng',
    clear: 'Rensa alla',
    apply: (count) => `Visa ${count} uppdrag`,
    applyUncounted: 'Visa uppdrag',
    count: (count) => `${count} uppdrag`,
  },
};

beforeEach(() => vi.clearAllMocks());

describeConformance(FilterSheet<Filter>, { props, root: HTMLDivElement });

it('gives the focus to its title, since of a dialog that has it all is read at once', () => {
  render(<FilterSheet {...props} />);
  expect(screen.getByRole('heading', { name: 'Filter' })).toHaveFocus();
});

it('says why a filter cannot be applied and does not apply it', async () => {
  const handleApply = vi.fn();
  render(<FilterSheet {...props} onApply={handleApply} problem="Slutdatum före startdatum." />);
  expect(screen.getByRole('alert')).toHaveTextContent('Slutdatum före startdatum.');
  const apply = screen.getByRole('button', { name: 'Visa 12 uppdrag' });
  expect(apply).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(apply);
  expect(handleApply).not.toHaveBeenCalled();
});

interface Search {
  text: string;
  min: number;
}

function renderSearch(onApply: (filter: Search) => void, problem?: string) {
  const { open, onClose, count, labels } = props;
  const sheet: FilterSheetProps<Search> = {
    open,
    onClose,
    count,
    labels,
    applied: { text: '', min: 500 },
    empty: { text: '', min: 500 },
    problem,
    onApply,
    sections: [
      {
        id: 'text',
        title: 'Sökord',
        render: ({ text }, change) => (
          <TextField label="Ord" value={text} onValueChange={(next) => change({ text: next })} />
        ),
      },
      {
        id: 'rate',
        title: 'Ersättning per timme',
        render: ({ min }, change) => (
          <RateRange
            value={{ min, max: 3500 }}
            onValueCommit={(rates) => change({ min: rates.min })}
            enterKeyHint="search"
            labels={{
              group: 'Ersättning per timme',
              min: 'Lägsta',
              max: 'Högsta',
              unit: 'kr/h',
              value: (rate) => `${rate} kr/h`,
            }}
          />
        ),
      },
      {
        id: 'systems',
        title: 'System',
        render: () => (
          <OptionGroup
            label="System"
            selectsAll={false}
            searchFrom={1}
            options={[{ id: 'cosmic', label: 'Cosmic' }]}
            labels={{
              search: 'Sök system',
              showMore: String,
              showLess: 'Visa färre',
              noMatches: String,
              matches: String,
              count: String,
            }}
          />
        ),
      },
    ],
  };
  render(<FilterSheet {...sheet} />);
}

it('applies what is staged on Enter in a line of text', async () => {
  const handleApply = vi.fn();
  renderSearch(handleApply);
  await userEvent.type(screen.getByLabelText('Ord'), 'natt{Enter}');
  await waitFor(() => expect(handleApply).toHaveBeenCalledWith({ text: 'natt', min: 500 }));
});

it('applies the typed number on the Enter that commits it', async () => {
  const handleApply = vi.fn();
  renderSearch(handleApply);
  const low = screen.getByRole('textbox', { name: /Lägsta/ });
  expect(low).toHaveAttribute('enterkeyhint', 'search');
  await userEvent.clear(low);
  await userEvent.type(low, '700{Enter}');
  await waitFor(() => expect(handleApply).toHaveBeenCalledWith({ text: '', min: 700 }));
});

it('applies nothing on Enter in the search within a list', async () => {
  const handleApply = vi.fn();
  renderSearch(handleApply);
  await userEvent.type(await screen.findByLabelText('Sök system'), 'cos{Enter}');
  expect(props.onClose).not.toHaveBeenCalled();
  expect(handleApply).not.toHaveBeenCalled();
});

it('shows what is chosen in a folded section, and renders it when it is opened', async () => {
  const renderSystems = vi.fn(() => 'Alla system');
  const section = { id: 'systems', title: 'System', render: renderSystems, chosen: () => 'Cosmic' };
  render(<FilterSheet {...props} sections={[section]} />);
  const region = screen.getByRole('region', { name: 'System' });
  expect(region).toHaveTextContent('SystemCosmic');
  expect(renderSystems).not.toHaveBeenCalled();
  const details = region.querySelector('details');
  details?.toggleAttribute('open', true);
  details && fireEvent(details, new Event('toggle'));
  expect(await screen.findByText('Alla system')).toBeInTheDocument();
});

it('applies nothing on Enter while something is wrong', async () => {
  const handleApply = vi.fn();
  renderSearch(handleApply, 'Slutdatum före startdatum.');
  await userEvent.type(screen.getByLabelText('Ord'), 'natt{Enter}');
  expect(props.onClose).not.toHaveBeenCalled();
  expect(handleApply).not.toHaveBeenCalled();
});

describe('kept in the page', () => {
  const sheet = (open: boolean, applied: Filter = { onCall: false }) => (
    <FilterSheet {...kept} open={open} applied={applied} />
  );
  const kept: FilterSheetProps<Filter> = {
    ...props,
    keepMounted: true,
    sections: [
      {
        id: 'other',
        title: 'Övrigt',
        render: ({ onCall }, change) => (
          <label>
            <input
              type="checkbox"
              checked={onCall}
              onChange={(event) => change({ onCall: event.target.checked })}
            />
            Jour
          </label>
        ),
      },
    ],
  };
  const hiddenBox = () => screen.getByRole<HTMLInputElement>('checkbox', { hidden: true });

  it('is made in idle time, hidden from everyone, and then opens as it is', async () => {
    const { rerender } = render(sheet(false));
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
    const box = await screen.findByRole('checkbox', { hidden: true });
    expect(screen.queryByRole('dialog')).toBeNull();
    rerender(sheet(true));
    expect(screen.getByRole('dialog')).toContainElement(box);
  });

  it('is hidden from everyone while it is closed, and discards what was staged', async () => {
    const user = userEvent.setup();
    const { rerender } = render(sheet(true));
    const staged = hiddenBox();
    await user.click(staged);
    expect(staged).toBeChecked();
    rerender(sheet(false));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // New content is rendered in idle time
    await waitFor(() => expect(hiddenBox()).not.toBe(staged));
    expect(screen.queryByRole('checkbox')).toBeNull();
    const ready = hiddenBox();
    rerender(sheet(true));
    expect(screen.getByRole('checkbox')).toBe(ready);
    expect(ready).not.toBeChecked();
  });

  it('starts from the filter that is active when it opens again', async () => {
    const { rerender } = render(sheet(true));
    rerender(sheet(false));
    const used = hiddenBox();
    await waitFor(() => expect(hiddenBox()).not.toBe(used));
    rerender(sheet(false, { onCall: true }));
    rerender(sheet(true, { onCall: true }));
    expect(hiddenBox()).toBeChecked();
  });

  it('discards staged changes also when it is opened while it closes', async () => {
    const user = userEvent.setup();
    const { rerender } = render(sheet(true));
    await user.click(hiddenBox());
    rerender(sheet(false));
    rerender(sheet(true));
    expect(hiddenBox()).not.toBeChecked();
  });

  it('does not render its sections while it closes', () => {
    const draw = vi.fn(() => 'Jour');
    const counted = (open: boolean) => (
      <FilterSheet {...kept} open={open} sections={[{ id: 'a', title: 'A', render: draw }]} />
    );
    const { rerender } = render(counted(true));
    draw.mockClear();
    rerender(counted(false));
    expect(draw).not.toHaveBeenCalled();
  });

  it('renders a section again only when something that it reads has changed', async () => {
    const user = userEvent.setup();
    const draw = vi.fn(() => 'Lön');
    const [other] = kept.sections;
    const pay = { id: 'pay', title: 'Lön', render: draw, reads: () => ['all'] };
    render(<FilterSheet {...kept} open sections={other ? [pay, other] : [pay]} />);
    draw.mockClear();
    await user.click(hiddenBox());
    expect(hiddenBox()).toBeChecked();
    expect(draw).not.toHaveBeenCalled();
  });

  it('stages two changes of sections that were rendered before either', async () => {
    const user = userEvent.setup();
    const handleStaged = vi.fn();
    const box = (id: 'a' | 'b') => ({
      id,
      title: id,
      reads: (staged: Record<string, boolean>) => [staged[id]],
      render: (
        staged: Record<string, boolean>,
        change: (patch: Record<string, boolean>) => void,
      ) => (
        <label>
          <input
            type="checkbox"
            checked={staged[id]}
            onChange={(event) => change({ [id]: event.target.checked })}
          />
          {id}
        </label>
      ),
    });
    const none = { a: false, b: false };
    const { open, onClose, count, labels } = props;
    render(
      <FilterSheet<Record<string, boolean>>
        {...{ open, onClose, count, labels }}
        onApply={vi.fn()}
        applied={none}
        empty={none}
        sections={[box('a'), box('b')]}
        onStagedChange={handleStaged}
      />,
    );
    await user.click(screen.getByRole('checkbox', { name: 'a' }));
    await user.click(screen.getByRole('checkbox', { name: 'b' }));
    expect(handleStaged).toHaveBeenLastCalledWith({ a: true, b: true });
  });
});
