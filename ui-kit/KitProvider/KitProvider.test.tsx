import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Breadcrumbs } from '../Breadcrumbs';
import { Button } from '../Button';
import { CountdownText } from '../CountdownText';
import { Dialog } from '../Dialog';
import { hydrateSilently } from '../internal/testing/hydrateSilently';
import { TextArea } from '../TextArea';
import * as en from '../texts/en';
import * as sv from '../texts/sv';
import { WeekPicker } from '../WeekPicker';
import { KitProvider, useKit } from './KitProvider';

const TODAY = '2026-11-26';

it('gives the language, its texts and the day to what is not given them', () => {
  render(
    <KitProvider locale="en-GB" texts={en} today={TODAY}>
      <CountdownText day="2026-11-27" />
      <WeekPicker label="Weeks" count={2} />
      <Dialog defaultOpen title="Night">
        Monday
      </Dialog>
    </KitProvider>,
  );
  expect(screen.getByText('Closes tomorrow')).toBeInTheDocument();
  expect(screen.getByText(en.weekPicker.labels.chosen(0))).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Close' })).toBeInTheDocument();
});

it('gives optional texts too', () => {
  render(
    <KitProvider texts={sv}>
      <Button loading>Spara</Button>
      <TextArea label="Om dig" maxLength={100} defaultValue="Hej" />
    </KitProvider>,
  );
  expect(screen.getByRole('button')).toHaveTextContent('arbetar');
  expect(screen.getByText('3 av 100 tecken')).toBeInTheDocument();
});

it('lets props win', () => {
  render(
    <KitProvider texts={sv} today={TODAY}>
      <CountdownText day="2026-11-27" today="2026-11-27" labels={en.countdownText.labels} />
    </KitProvider>,
  );
  expect(screen.getByText('Closes today')).toBeInTheDocument();
});

it('says what the outer one says where it says nothing itself', () => {
  function Shown() {
    const { locale, today, timeZone, texts } = useKit();
    return `${locale} ${today} ${timeZone} ${texts?.dialog.closeLabel}`;
  }
  const { container } = render(
    <KitProvider locale="sv-SE" texts={sv} today={TODAY} timeZone="Europe/Stockholm">
      <KitProvider locale="en-GB" texts={en}>
        <Shown />
      </KitProvider>
    </KitProvider>,
  );
  expect(container).toHaveTextContent('en-GB 2026-11-26 Europe/Stockholm Close');
});

it('is not needed by a component that is given everything, and says so where something lacks', () => {
  render(<Breadcrumbs label="Du är här" crumbs={[{ label: 'Hem', href: '#hem' }]} />);
  expect(screen.getByRole('navigation', { name: 'Du är här' })).toBeInTheDocument();
  expect(() => render(<Breadcrumbs crumbs={[]} />)).toThrow('No texts: see KitProvider');
});

it('renders the same on the server and in a browser', async () => {
  const { errors, html, unmount } = await hydrateSilently(
    <KitProvider locale="sv-SE" texts={sv} today={TODAY}>
      <CountdownText day="2026-11-27" />
    </KitProvider>,
  );
  expect(errors).toEqual([]);
  expect(html).toContain('Stänger i morgon');
  unmount();
});
