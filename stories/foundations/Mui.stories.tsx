import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MuiScope } from '@vikari/ui-kit/MuiScope';
import { muiTheme } from '@vikari/ui-kit/theme/mui';
import { type ReactNode, useSyncExternalStore } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ACTION_PAIRS } from './mui/actionPairs';
import { differences, pointerDifferences, ringDifferences } from './mui/comparePairs';
import { DATE_PARTS } from './mui/dateParts';
import { DISPLAY_PAIRS } from './mui/displayPairs';
import { FIELD_PAIRS } from './mui/fieldPairs';
import styles from './mui/Gallery.module.css';
import { MuiLayers } from './mui/MuiLayers';
import { OTHER_PARTS } from './mui/otherParts';
import { PairRow } from './mui/PairRow';
import { FoundationPage, Section } from './parts/FoundationPage';

const meta = {
  title: 'Foundations/MUI',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const PAIRS = [...ACTION_PAIRS, ...FIELD_PAIRS, ...DISPLAY_PAIRS];

interface Look {
  scheme?: 'light' | 'dark';
  contrast?: 'normal' | 'more';
}

/** The whole of MUI around it, in the toolbar's scheme or one of its own. */
function Board({ scheme, contrast, children }: Look & { children: ReactNode }) {
  return (
    <MuiScope theme={muiTheme}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <div className={styles.board} data-color-scheme={scheme} data-contrast={contrast}>
          {children}
        </div>
      </LocalizationProvider>
    </MuiScope>
  );
}

const subscribe = () => () => {};

/** MUI's date fields have other attributes on a server than in a browser, which React then reports. */
function InABrowser({ children }: { children: ReactNode }) {
  return useSyncExternalStore(
    subscribe,
    () => children,
    () => null,
  );
}

/** The kit's part beside MUI's: they must not be told apart. */
function Pairs(look: Look) {
  return (
    <FoundationPage
      title="The whole of MUI, in our look"
      lead="Inside a MuiScope with the theme of theme/mui every part of MUI looks as the kit’s own. The kit’s part comes first, MUI’s after it."
    >
      <Board {...look}>
        <div className={styles.heads} aria-hidden="true">
          <span />
          <span>The kit</span>
          <span>MUI</span>
        </div>
        {PAIRS.map((pair) => (
          <PairRow key={pair.name} {...pair} />
        ))}
      </Board>
    </FoundationPage>
  );
}

async function cannotBeToldApart(canvasElement: HTMLElement): Promise<void> {
  await document.fonts.ready;
  const rows = new Map(
    [...canvasElement.querySelectorAll<HTMLElement>('[data-pair]')].map((row) => [
      row.dataset.pair,
      row,
    ]),
  );
  await expect(rows.size).toBe(PAIRS.length);
  // The kit's slider is loaded when it comes into view
  rows.get('Slider')?.scrollIntoView();
  await waitFor(() =>
    expect(rows.get('Slider')?.querySelectorAll('.MuiSlider-thumb')).toHaveLength(2),
  );
  const compared = PAIRS.map((pair) => [pair, rows.get(pair.name) ?? canvasElement] as const);
  // At rest first: an edge goes back to its colour slowly after the focus
  const found = [
    ...compared.flatMap(([pair, row]) => differences(pair, row)),
    ...compared.flatMap(([pair, row]) => ringDifferences(pair, row)),
    ...pointerDifferences(compared, 'hover'),
    ...pointerDifferences(compared, 'pressed'),
  ];
  await expect(found, found.join('\n')).toEqual([]);
}

const play: Story['play'] = ({ canvasElement }) => cannotBeToldApart(canvasElement);

/** In the scheme of the toolbar. */
export const SideBySide: Story = { render: () => <Pairs />, play };

/** In the dark scheme. */
export const Dark: Story = { render: () => <Pairs scheme="dark" contrast="normal" />, play };

/** With more contrast. */
export const MoreContrast: Story = { render: () => <Pairs scheme="light" contrast="more" />, play };

/** Dark, with more contrast. */
export const DarkWithMoreContrast: Story = {
  render: () => <Pairs scheme="dark" contrast="more" />,
  play,
};

/** Parts that the kit does not have, or draws otherwise. */
export const EveryOtherPart: Story = {
  render: () => (
    <FoundationPage
      title="Every other part of MUI"
      lead="What the kit does not have, with its type, corners, distances, edges and colours."
    >
      <Board>
        <Section title="Parts">
          <div className={styles.parts}>
            {OTHER_PARTS.map(({ name, node }) => (
              <div key={name} className={styles.part}>
                <span className={styles.name}>{name}</span>
                {node}
              </div>
            ))}
          </div>
        </Section>
        <Section title="Layers">
          <MuiLayers />
        </Section>
      </Board>
    </FoundationPage>
  ),
};

/** Fields, calendars and clocks. */
export const DatesAndTimes: Story = {
  // MUI names "04" "4 hours", and a calendar's title is its fourth heading wherever it stands
  parameters: {
    a11y: {
      config: {
        rules: [
          { id: 'label-content-name-mismatch', enabled: false },
          { id: 'heading-order', enabled: false },
        ],
      },
    },
  },
  render: () => (
    <FoundationPage title="Dates and times of MUI" lead="The parts of its date pickers.">
      <Board>
        <div className={styles.parts}>
          {DATE_PARTS.map(({ name, node }) => (
            <div key={name} className={styles.part}>
              <span className={styles.name}>{name}</span>
              <section className={styles.wide} aria-label={name}>
                <InABrowser>{node}</InABrowser>
              </section>
            </div>
          ))}
        </div>
      </Board>
    </FoundationPage>
  ),
};

/** A dialog of MUI, with the corners, shadow and title of the kit's. */
export const OpenDialog: Story = {
  ...EveryOtherPart,
  tags: ['!dev'],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open dialog' }));
    const screen = within(canvasElement.ownerDocument.body);
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toHaveStyle({ borderRadius: '24px' }));
    await expect(within(dialog).getByRole('button', { name: 'Withdraw' })).toHaveStyle({
      minHeight: '44px',
    });
  },
};
