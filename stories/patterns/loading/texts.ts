/** The texts of the loading pattern, in both languages. */
const sv = {
  title: 'Mina ansökningar',
  loading: 'Ansökningarna hämtas',
  found: (count: number) => `${count} ansökningar`,
  jobs: ['IVA-sjuksköterska, Solna', 'Distriktssköterska, Lysekil', 'Barnmorska, Umeå'],
  sent: 'Skickad 20 november 2026',
  emptyTitle: 'Du har inga ansökningar än',
  empty: 'Hitta ett uppdrag som passar dig.',
  find: 'Se lediga uppdrag',
  failedTitle: 'Ansökningarna kunde inte hämtas',
  failed: 'Kontrollera uppkopplingen och försök igen.',
  retry: 'Försök igen',
  retrying: 'försöker igen',
  offline: 'Du är inte uppkopplad. Det du ser är från när du senast var det.',
  online: 'Du är uppkopplad igen.',
};

export type LoadingTexts = typeof sv;

const en: LoadingTexts = {
  title: 'My applications',
  loading: 'Loading your applications',
  found: (count) => `${count} applications`,
  jobs: ['ICU nurse, Solna', 'District nurse, Lysekil', 'Midwife, Umeå'],
  sent: 'Sent 20 November 2026',
  emptyTitle: 'You have no applications yet',
  empty: 'Find an assignment that suits you.',
  find: 'See open assignments',
  failedTitle: 'Your applications could not be loaded',
  failed: 'Check your connection and try again.',
  retry: 'Try again',
  retrying: 'trying again',
  offline: 'You are offline. What you see is from when you were last connected.',
  online: 'You are online again.',
};

export const LOADING_TEXTS = { sv, en };
