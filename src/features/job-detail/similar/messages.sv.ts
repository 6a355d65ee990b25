import type { Words } from '../../../i18n/messageTypes';

/** The Swedish texts of similar jobs. */
export const similarSv = {
  'similar.same_profession': 'samma yrke',
  'similar.same_group': 'samma yrkesgrupp',
  'similar.same_place': 'samma ort',
  'similar.distance': 'ungefär {km} km bort',
  'similar.same_region': 'samma län',
  'similar.higher_rate': '{kronor} kr mer i timmen',
  'similar.higher_rate.least': 'minst {kronor} kr mer i timmen',
  'similar.same_weeks': 'samma veckor',
  'similar.shared_weeks': '{weeks, plural, one {# gemensam vecka} other {# gemensamma veckor}}',
  'similar.same_hours': 'samma arbetstider',
  'similar.same_field': 'samma arbetsområde: {field}',
  'similar.twins': '{twins, plural, one {Likadan annons} other {Likadana annonser}}',
  'similar.twins.why':
    'Arbetsgivaren har publicerat samma annons flera gånger. I listor visas den en gång.',
  'similar.twins.one': 'Publicerad {published}, stänger {closes}',
  'similar.compare': 'Jämför',
  'similar.compare.job': 'Jämför med {job}',
  'partial_job.title': 'Hela annonsen går inte att hämta just nu',
  'partial_job.text':
    'Det du ser här är det som står i listan. Försök igen om några minuter, så finns hela annonsen, och du kan ansöka.',
  'partial_job.missing':
    'Det här saknas: annonsens text, krav och meriter, resa och boende, pass, arbetsplatsen och vem du kan fråga.',
} as const satisfies Words;
