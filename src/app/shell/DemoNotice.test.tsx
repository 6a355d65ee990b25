import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AuthNotes } from '../../features/auth/AuthNotes';
import { SocialButtons } from '../../features/auth/SocialButtons';
import { isBankidSimulated, type Site } from '../../lib/site/SiteContext';
import { renderSite } from '../../testing/renderSite';
import { DemoNotice } from './DemoNotice';

const SITE: Site = { publicUrl: 'https://vikari.test', today: '2026-11-22', demo: true };

it.each<[string, Site, boolean]>([
  ['a demo run with the simulator', SITE, true],
  ['a demo run with a real broker', { ...SITE, realBankid: true }, false],
])('%s says whether BankID is simulated', async (_what, site, isSimulated) => {
  await renderSite(
    <>
      <DemoNotice />
      <AuthNotes demo={isBankidSimulated(site)} />
    </>,
    { site },
  );
  expect(screen.getByText(/Det här är en demonstration\. Uppdrag/u)).toBeVisible();
  expect(screen.queryAllByText(/BankID är simulerat|BankID simulerat/u)).toHaveLength(
    isSimulated ? 2 : 0,
  );
});

it.each<[string[], RegExp | null]>([
  [['google', 'facebook'], /Google och Facebook simulerade/u],
  [['facebook'], /är Facebook simulerat/u],
  [['google'], /är Google simulerat/u],
  [[], null],
])('with %j simulated says so of them alone', async (simulated, words) => {
  const providers = (['google', 'facebook'] as const).map((provider) => ({
    provider,
    simulated: simulated.includes(provider),
  }));
  await renderSite(
    <SocialButtons providers={providers} pending={null} busy={false} onChoose={() => undefined} />,
  );
  expect(screen.queryAllByText(/simuler/u)).toHaveLength(words === null ? 0 : 1);
  if (words) expect(screen.getByText(words)).toBeVisible();
});
