import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConfirmDialog } from '@vikari/ui-kit/ConfirmDialog';
import { buildTheme } from '@vikari/ui-kit/theme';
import { expect, screen, userEvent, within } from 'storybook/test';
import { DATE_TEXTS } from '../lib/dateTexts';
import { jobCardSamples } from '../lib/jobCards';
import { BrandBoard } from './parts/BrandBoard';
import styles from './parts/BrandBoard.module.css';
import { BrandScreen } from './parts/BrandScreen';
import { FoundationPage } from './parts/FoundationPage';

const meta = {
  title: 'Foundations/A second brand',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const KLARA = buildTheme({
  brand: {
    name: 'Klara',
    action: '#1f6b4a',
    accent: '#f2c14e',
    fontFamily: 'Georgia, serif',
    radius: { md: '6px', lg: '8px' },
  },
  scope: '[data-brand="klara"]',
});

/** In a frame of its own on the page: the brand is on its `<html>`. */
const FRAME = { docs: { story: { inline: false, height: '720px' } } };

const LOOKS = [
  { name: 'light', scheme: 'light', contrast: 'normal' },
  { name: 'dark', scheme: 'dark', contrast: 'normal' },
  { name: 'light, more contrast', scheme: 'light', contrast: 'more' },
  { name: 'dark, more contrast', scheme: 'dark', contrast: 'more' },
] as const;

/** A made-up clinic brand beside ours; forced colours are in the toolbar. */
export const Klara: Story = {
  render: (_args, { globals }) => {
    const [job] = jobCardSamples(globals);
    return (
      <FoundationPage
        title="A second brand"
        lead="The same parts in our brand and in Klara, a made-up clinic. Klara is two colours, a font and two corners; the schemes and their contrast are computed."
      >
        <style>{KLARA.css}</style>
        <div className={styles.boards}>
          {job &&
            LOOKS.flatMap(({ name, ...look }) => [
              <BrandBoard key={name} name={`Vikari, ${name}`} job={job} {...look} />,
              <BrandBoard
                key={`klara ${name}`}
                name={`Klara, ${name}`}
                brand="klara"
                job={job}
                {...look}
              />,
            ])}
        </div>
      </FoundationPage>
    );
  },
  play: async ({ canvas }) => {
    const value = (name: string, role: string) =>
      getComputedStyle(canvas.getByRole('region', { name })).getPropertyValue(`--vk-${role}`);
    if (matchMedia('(forced-colors: active)').matches) return;
    const { light, dark, lightContrast, darkContrast } = KLARA.schemes;
    const expected = [light, dark, lightContrast, darkContrast];
    for (const [index, { name }] of LOOKS.entries()) {
      const colors = expected[index]?.colors;
      for (const role of ['surface-page', 'text', 'action', 'border'] as const) {
        await expect(value(`Klara, ${name}`, role)).toBe(colors?.[role]);
        await expect(value(`Vikari, ${name}`, role)).not.toBe(colors?.action);
      }
    }
  },
};

/** A whole screen, in the scheme of the toolbar. */
export const Screen: Story = {
  parameters: FRAME,
  render: (_args, { globals }) => (
    <BrandScreen brand="klara" css={KLARA.css} jobs={jobCardSamples(globals).slice(0, 3)} />
  ),
  play: async ({ canvas }) => {
    const action = getComputedStyle(document.documentElement).getPropertyValue('--vk-action');
    const { light, dark, lightContrast, darkContrast } = KLARA.schemes;
    const actions = [light, dark, lightContrast, darkContrast].map(({ colors }) => colors.action);
    await expect(actions).toContain(action);
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};

/** Its calendar: overlays follow the brand, since it is on `<html>`. */
export const Calendar: Story = {
  ...Screen,
  play: async ({ canvasElement }) => {
    const { field } = DATE_TEXTS.en;
    await userEvent.click(within(canvasElement).getByRole('button', { name: field.open }));
    await expect(await screen.findAllByRole('grid')).not.toHaveLength(0);
  },
};

/** Its dialog. */
export const Question: Story = {
  ...Screen,
  render: (_args, { globals }) => (
    <BrandScreen brand="klara" css={KLARA.css} jobs={jobCardSamples(globals).slice(0, 3)}>
      <ConfirmDialog
        defaultOpen
        destructive
        title="Withdraw your application?"
        confirmLabel="Withdraw"
        cancelLabel="Keep it"
        onConfirm={() => {}}
      >
        The clinic no longer sees it. You can apply again.
      </ConfirmDialog>
    </BrandScreen>
  ),
  play: async () => {
    await expect(await screen.findByRole('alertdialog')).toBeVisible();
  },
};
