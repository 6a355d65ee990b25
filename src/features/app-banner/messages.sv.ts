export const appBannerSv = {
  'app_banner.label': 'Vikaris app',
  'app_banner.job': 'Följ uppdraget i appen.',
  'app_banner.home': 'Vikari finns som app.',
  'app_banner.open': 'Öppna appen',
  'app_banner.soon': 'Vikaris app är på väg.',
  'app_banner.sign_up': 'Meddela mig',
  'app_banner.close': 'Stäng',
} as const;
