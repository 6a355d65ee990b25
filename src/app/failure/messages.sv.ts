import type { Words } from '../../i18n/messageTypes';

export const failureSv = {
  'failure.unavailable.title': 'Sidan går inte att visa just nu',
  'failure.unavailable.text':
    'Felet är vårt, inte ditt. Vänta någon minut och försök igen. Det du har sparat finns kvar, och är du inloggad är du det fortfarande.',
  'failure.lists_loading.title': 'Listan läses in',
  'failure.lists_loading.text':
    'Sajten har just startat om och läser in alla uppdrag. Det brukar gå på under en minut. Under tiden fungerar allt annat: varje uppdrags egen sida, artiklarna, dina meddelanden och ditt konto.',
  'failure.lists_loading.comes': 'Sidan kommer automatiskt när listan är inläst.',
  'failure.rate_limited.title': 'För många sidor på kort tid',
  'failure.rate_limited.text':
    'Väldigt många sidor har hämtats från din internetanslutning. Vänta en minut och försök igen. Delar du nätverk med många andra kan det bero på dem.',
  'failure.broken.title': 'Något gick fel',
  'failure.broken.text':
    'Felet är vårt, inte ditt. Försök igen om en stund. Det du har sparat finns kvar.',
  'failure.offline.title': 'Du är inte uppkopplad',
  'failure.offline.text':
    'Sidan går inte att hämta just nu. Uppdrag som är sparade på den här enheten kan du läsa ändå. Det du skriver i ett formulär som redan är öppet finns kvar på enheten och sparas när du är uppkopplad igen.',
  'failure.status': 'Se vad som fungerar just nu',
  'failure.retry': 'Försök igen',
} as const satisfies Words;
