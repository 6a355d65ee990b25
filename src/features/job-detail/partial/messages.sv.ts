import type { Words } from '../../../i18n/messageTypes';

export const partialJobSv = {
  'partial_job.title': 'Hela annonsen går inte att hämta just nu',
  'partial_job.text':
    'Det du ser här är det som står i listan. Försök igen om några minuter, så finns hela annonsen, och du kan ansöka.',
  'partial_job.missing':
    'Det här saknas: annonsens text, krav och meriter, resa och boende, pass, arbetsplatsen och vem du kan fråga.',
} as const satisfies Words;
