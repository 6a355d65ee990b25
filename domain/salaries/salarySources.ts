import { type Source, source } from '#domain/pay/source';

/**
 * Where each figure of the salary guide comes from, by id. The open statistics are as the public code
 * curly-funicular stores them; the price lists as public calculators have them (nurses two, doctors one);
 * Arbetslivsinstitutet.se says that it builds on SCB; Staffi names no source of its own.
 */
export const SALARY_SOURCES = {
  scb_all_sectors: source(
    'SCB, Lönestrukturstatistik, hela ekonomin',
    'https://www.statistikdatabasen.scb.se',
    'high',
  ),
  scb_regions_2019: source(
    'SCB, Lönestrukturstatistik, regioner: genomsnittlig månadslön efter yrke, 2019',
    'https://www.scb.se/hitta-statistik/statistik-efter-amne/arbetsmarknad/loner-och-arbetskostnader/lonestrukturstatistik-landstingskommunal-sektor/pong/tabell-och-diagram/genomsnittlig-manadslon-efter-yrke/',
    'official',
  ),
  lakartidningen_2023: source(
    'Läkartidningen, Ljusare för specialistläkares löner (2023)',
    'https://lakartidningen.se/aktuellt/nyheter/2023/09/ljusare-for-specialistlakares-loner-men-st-lakarna-fortsatt-i-strykklass/',
    'medium',
  ),
  adk_2021: source(
    'ADK, Vilken lön har en läkare?',
    'https://adk.nu/vilken-lon-har-en-lakare/',
    'low',
  ),
  lakarforbundet_2011: source(
    'Läkartidningen 2012, Läkarförbundets medianer 2011',
    'https://lakartidningen.se/aktuellt/2012/05/barnlakare-har-lagst-lon-patologer-tjanar-mest/',
    'low',
  ),
  specialist_nurses: source(
    'Arbetslivsinstitutet.se, Specialistsjuksköterska',
    'https://www.arbetslivsinstitutet.se/yrke/specialistsjukskoterska/113',
    'low',
  ),
  theatre_nurses: source(
    'Arbetslivsinstitutet.se, Operationssjuksköterska',
    'https://www.arbetslivsinstitutet.se/yrke/operationssjukskoterska/179',
    'low',
  ),
  st_doctors: source(
    'Arbetslivsinstitutet.se, ST-läkare',
    'https://www.arbetslivsinstitutet.se/yrke/st-lakare/76',
    'low',
  ),
  staffi: source(
    'Staffi, Löner för specialistläkare',
    'https://staffi.se/loner/specialistlakare',
    'low',
  ),
  specification: source(
    'Vikari’s own example, from the product’s specification; no statistics',
    null,
    'low',
  ),
  price_list_nurses: source(
    'Nationella avtalet för hyrpersonal, prislista 2026, sjuksköterskor',
    'https://github.com/lordbarolo/ragigse',
    'high',
  ),
  price_list_doctors: source(
    'Nationella avtalet för hyrpersonal, prislista 2026, läkare',
    'https://github.com/lordbarolo/ragigse',
    'medium',
  ),
  agency_margin: source(
    'Vardbemanning.ai, modell för bemanningsföretagets del',
    'https://github.com/lordbarolo/ragigse',
    'low',
  ),
  agency_default_pay: source(
    'Default values of an agency’s public quote calculator, 2026',
    null,
    'low',
  ),
  bemlo: source(
    'Bemlo, Löner inom bemanning (2023)',
    'https://www.bemlo.se/blog/loner-inom-bemanning/',
    'low',
  ),
  docia_doctors: source('Docia, Läkare lön (2023)', 'https://docia.se/lakare-lon/', 'low'),
  docia_psychiatrists: source(
    'Docia, Psykiatriker lön (2024)',
    'https://docia.se/psykiatriker-lon/',
    'low',
  ),
  docia_general_practitioners: source(
    'Docia, Allmänläkare lön (2024)',
    'https://docia.se/allmanlakare-lon/',
    'low',
  ),
} as const satisfies Record<string, Source>;

export type SalarySourceId = keyof typeof SALARY_SOURCES;
