// Written by scripts/generate-thesaurus.ts; do not edit.
// Sources: JobTech Taxonomy and ontology (occupations, keywords), headlines of Platsbanken ads
// (open data), and how care staff write, reviewed (scripts/lib/thesaurusReview.ts).
import type { TermRow } from './termRow';

/** Words for forms of employment. */
export const FORM_TERMS: readonly TermRow[] = [
  ['konsult', 'konsult|konsultuppdrag|vårdkonsult|hyruppdrag|hyrpersonal|inhyrd|bemanning|bemanningsuppdrag|bemanningsföretag|bemanningsbolag|bemanningspersonal|stafettpersonal|resurskonsult', 'konsulter|konsultjobb|sjukvårdskonsult|hyrjobb|inhyrning|bemanningsjobb|stafett|stafettjobb|uppdragsbasis|agency work|staffing|staffing agency|temp agency|contractor'],
  ['konsult', 'underkonsult|eget aktiebolag|aktiebolag|enskild firma|egen företagare|eget företag|f-skatt|f-skattsedel|fakturering', 'underkonsulter|eget bolag|eget ab|enskild näringsidkare|egenföretagare|frilans|frilansare|f skatt|fskatt|fakturera|via eget bolag|på faktura|egenanställd|egenanställning|företagare|self-employed|own company|limited company|sole trader|subcontractor|freelance|freelancer|invoicing'],
  ['konsult', '', 'anställd konsult|konsult anställd|anställd via bemanningsföretag|konsult på lön|lön via bolag|timanställd konsult|employed consultant|paye agency'],
  ['vikariat', 'vikariat|vikarie|vikarier|vik|vikarierande', 'vik.|vikariera|vikarietjänst|föräldraledighetsvikariat|föräldravik|sjukvik|sjukskrivningsvikariat|långtidsvikariat|långvik|korttidsvikariat|korttidsvik|semestervikariat|vikjobb|tjänstledighetsvikariat|substitute|maternity cover|parental leave cover|temporary replacement|stand-in', '', 'vik|vik.|långvik'],
  ['timanstallning', 'timvikarie|timvikarier|timvikariat|timanställd|timanställning|intermittent|intermittent anställning|vid behov|hoppa in|rycka in|springvikarie|jobba extra|vikariepool|resursteam', 'timvik|timmis|timmisar|timare|timjobb|behovsanställd|behovsanställning|inhopp|inhoppare|ringvikarie|extrajobb|extra jobb|extraknäck|extra pass|extrapass|sms-pass|poolen|bemanningspool|vikariebanken|resurspool|bemanningsteam|bemanningsenheten|hourly|hourly paid|bank staff|zero-hours|casual work|as needed|extra shifts|extra job|side job|flex pool'],
  ['visstid', 'tidsbegränsad|tidsbegränsad anställning', 'visstid|visstidsanställning|visstidare|tidsbegränsat|särskild visstidsanställning|säva|allmän visstid|allmän visstidsanställning|projektanställning|provanställning|bastjänst|säsongsanställning|fixed-term|fixed term|temporary|temporary contract|time-limited|project employment'],
  ['sommarjobb', 'sommarjobb|sommarvik|sommarvikarie|sommarvikarier|sommarvikariat', 'sommar jobb|sommaruppdrag|sommarjobbare|sommarextra|semestervikarie|semestervik|feriejobb|sommarpaket|sommarkonsult|sommarsäsong|summer job|summer jobs|summer temp|summer cover|summer locum|holiday cover'],
  ['tillsvidare', 'tillsvidare|tillsvidareanställning', 'tills vidare|tillsvidaretjänst|fast jobb|fast anställning|fast tjänst|fasttjänst|fastanställning|fastanställd|ordinarie tjänst|permanent|tv-tjänst|tv-anställning|permanent position|permanent job|permanent employment|full employment|direct hire|regular employment'],
];
