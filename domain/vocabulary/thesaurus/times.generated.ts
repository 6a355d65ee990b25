// Written by scripts/generate-thesaurus.ts; do not edit.
// Sources: JobTech Taxonomy and ontology (occupations, keywords), headlines of Platsbanken ads
// (open data), and how care staff write, reviewed (scripts/lib/thesaurusReview.ts).
import type { TermRow } from './termRow';

/** Words for times of day. */
export const TIME_TERMS: readonly TermRow[] = [
  ['day', 'dagar|dagtid|dagpass|måndag-fredag', 'dag|dagtjänst|dagarbete|dagjobb|kontorstid|kontorstider|vardagar|bara vardagar|mån-fre|dagskift|förmiddag|dagjour|day|days|daytime|day shift|office hours|weekdays|weekdays only|monday to friday'],
  ['evening', 'kväll|kvällar|kvällspass|kvällsskift|kvällsjour', 'kvällstid|kvällsjobb|kvällstur|kvällstjänst|eftermiddag|eftermiddagspass|kvällsmottagning|evening|evenings|evening shift|late shift|lates|afternoon shift|pm shift'],
  ['night', 'natt|nätter|nattjobb|nattpass|nattarbete|nattskift|nattjour|nattschema|nattpersonal|nattpatrull|nattgrupp', 'natten|nattskiftet|nattjänst|ständig natt|ständigt natt|bara natt|vaken natt|nattvak|nattarbetare|nattetid|sovande jour|night|nights|night shift|night shifts|night work|nightshift|overnight|permanent nights|waking night'],
  ['weekend', 'helg|helgpass|varannan helg|var tredje helg|helgjour', 'helger|helgen|helgjobb|helgtjänst|var annan helg|lördag|söndag|lördagar|söndagar|lör-sön|storhelg|röda dagar|helgtjänstgöring|helgextra|helgschema|bara helger|weekend|weekends|weekend shift|weekend work|every other weekend|saturday|sunday|public holidays'],
  ['rotating', 'rotation|rotationsschema|rullande schema|skiftarbete|treskift|önskeschema', 'roterande|roterande schema|skiftgång|3-skift|tvåskift|2-skift|oregelbunden arbetstid|oregelbundet|växlande tider|blandade tider|växeltjänst|rotating|rotating shifts|rota|shift work|three-shift|irregular hours|mixed shifts'],
  ['evening night weekend', '', 'obekväm arbetstid|ob-tid|ob-tillägg|ob tillägg|obekväma tider|unsocial hours|ooh|antisocial hours'],
];

/** Words for on-call duty. */
export const ON_CALL_TERMS: readonly TermRow[] = [
  ['', 'jour|jourtjänst|jourtjänstgöring|primärjour|bakjour|bakjourer|helgjour|nattjour|kvällsjour|jourverksamhet|beredskap|beredskapstjänstgöring|tertiärjour|intermediärjour', 'jourer|joura|jourtid|jourpass|mellanjour|jourlinje|dygnsjour|jourvecka|beredskapsjour|hemjour|husjour|bakjour i hemmet|beredskapstjänst|förstajour|andrajour|telefonjour|on-call|on call|oncall|on-call duty|standby|call duty|home call', '', 'jour'],
];
