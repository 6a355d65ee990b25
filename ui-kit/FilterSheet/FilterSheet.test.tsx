import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
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
        title: 'Timlön',
        render: ({ min }, change) => (
          <RateRange
            value={{ min, max: 3500 }}
            onValueCommit={(rates) => change({ min: rates.min })}
            enterKeyHint="search"
            labels={{
              group: 'Timlön',
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
