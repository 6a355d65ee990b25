import { careerOf, EXAMPLE_CAREER } from '#domain/salaries/exampleCareer';
import { HIRED_DOCTOR_OFFERS, HIRED_NURSE_OFFERS } from '#domain/salaries/hiredOffers';
import {
  AGENCY_MARGIN,
  AGREEMENT_SUPPLEMENTS,
  CAP_LEVELS,
  type CapLevel,
  leftOfPrice,
  priceCapOf,
} from '#domain/salaries/priceCaps';
import { SPECIALITY_FIGURES } from '#domain/salaries/quotedFigures';
import { AREAS, type SalaryFigure } from '#domain/salaries/salaryFigure';
import {
  distributionsOf,
  meansByYear,
  SPECIALIST_NURSES,
  shownFigures,
} from '#domain/salaries/salaryFigures';
import {
  DOCTOR_OVERVIEW,
  HIRED_DOCTOR,
  HIRED_NURSE,
  type SalaryPage,
  salaryPath,
} from '#domain/salaries/salaryPages';
import { SALARY_SOURCES, type SalarySourceId } from '#domain/salaries/salarySources';
import { MEANS_BY_AREA } from '#domain/salaries/statistics.generated';
import type { AreaMeans, CareerData, HiredData, SalaryData, Whose } from './salaryData';

/** The part of a page's data that follows from the guide's figures alone. */
type SalaryFacts = Pick<
  SalaryData,
  | 'slug'
  | 'path'
  | 'kind'
  | 'ssyk'
  | 'of'
  | 'whose'
  | 'figures'
  | 'spread'
  | 'years'
  | 'areas'
  | 'speciality'
  | 'priceCap'
  | 'hired'
  | 'career'
  | 'sources'
>;

/** Whose salary a page shows. */
export function whoseFigures({ ssyk, roles }: SalaryPage): Whose {
  const { of } = shownFigures(ssyk);
  if (roles.length === 0) return 'own';
  if (of === SPECIALIST_NURSES) return 'all_nurses';
  return ssyk === '2211' ? 'all_doctors' : 'own';
}

/** Groups that a chart compares, in the statistics of the regions. */
const DOCTOR_STEPS = ['2213', '2212', '2211'];
const NURSE_GROUPS = ['2221', '2224', '2222', '2223'];

const inRegions = (group: string): SalaryFigure[] =>
  distributionsOf(group).filter(({ sector }) => sector === 'regions');

/** Rows of the chart: the group's own distributions, or those of the groups near it. */
function spreadOf({ ssyk }: SalaryPage): SalaryFigure[] {
  if (ssyk === '2211') return DOCTOR_STEPS.flatMap(inRegions);
  const own = distributionsOf(ssyk);
  return own.length > 1 ? own : NURSE_GROUPS.flatMap(inRegions);
}

function areasOf(group: string): SalaryData['areas'] {
  const [women, men] = (['women', 'men'] as const).map((wanted) =>
    MEANS_BY_AREA.find(([of, sex]) => of === group && sex === wanted),
  );
  if (!women || !men) return null;
  const means = AREAS.map(
    (area, at): AreaMeans => ({ area, women: women[3][at] ?? null, men: men[3][at] ?? null }),
  );
  return { year: women[2], means };
}

const HIRED_LEVELS: Readonly<Record<string, readonly CapLevel[]>> = {
  [HIRED_NURSE]: ['nurse', 'specialist_nurse', 'theatre_nurse'],
  [HIRED_DOCTOR]: ['licensed_doctor', 'specialist_doctor', 'scarce_specialist'],
};

function hiredOf({ slug, kind }: SalaryPage): HiredData | null {
  if (kind !== 'hired') return null;
  const isNurse = slug === HIRED_NURSE;
  const caps = (HIRED_LEVELS[slug] ?? []).map((level) => ({ ...CAP_LEVELS[level], level }));
  const percent = isNurse ? AGENCY_MARGIN.nurses : AGENCY_MARGIN.doctors;
  const [price] = CAP_LEVELS[isNurse ? 'nurse' : 'specialist_doctor'].zones;
  return {
    offers: isNurse ? HIRED_NURSE_OFFERS : HIRED_DOCTOR_OFFERS,
    caps,
    supplements: isNurse ? AGREEMENT_SUPPLEMENTS : [],
    margin: { percent, price, ...leftOfPrice(price, percent) },
  };
}

/** Years of the example that its table shows. */
const CAREER_ROWS = [1, 5, 10, 15, 20, 25, 30, 35];

function careerFor({ slug }: SalaryPage): CareerData | null {
  if (slug !== DOCTOR_OVERVIEW) return null;
  const { medianSalary, raise, years, overtimeAllowance } = EXAMPLE_CAREER;
  return {
    salary: medianSalary,
    raise,
    overtime: overtimeAllowance,
    years: careerOf(medianSalary, raise, years).filter(({ year }) => CAREER_ROWS.includes(year)),
  };
}

type Figures = Omit<SalaryFacts, 'sources'>;

/** The sources that the page's figures name, in the order of the list of sources. */
function sourcesOf(figures: Figures): SalaryFacts['sources'] {
  const { hired, speciality, priceCap, career } = figures;
  const named = new Set<SalarySourceId>([
    ...[...figures.figures, ...figures.spread, ...figures.years].map(({ source }) => source),
    ...(figures.areas ? (['scb_all_sectors'] as const) : []),
    ...(speciality ? [speciality.source] : []),
    ...(priceCap?.cap ? [priceCap.cap.source] : []),
    ...(hired ? [...hired.offers, ...hired.caps].map(({ source }) => source) : []),
    ...(hired ? (['agency_margin'] as const) : []),
    ...(career ? (['specification'] as const) : []),
  ]);
  return Object.fromEntries(
    Object.entries(SALARY_SOURCES).filter(([id]) => (named as ReadonlySet<string>).has(id)),
  );
}

/** Everything that the guide knows of a page's profession. */
export function salaryFacts(page: SalaryPage): SalaryFacts {
  const { slug, kind, ssyk, roles } = page;
  const [role] = roles;
  const { of, figures } = shownFigures(ssyk);
  const years = meansByYear(of);
  const facts: Figures = {
    slug,
    path: salaryPath(page),
    kind,
    ssyk,
    of,
    whose: whoseFigures(page),
    figures,
    spread: spreadOf(page),
    // One year is no development
    years: years.length > 1 ? years : [],
    areas: areasOf(ssyk),
    speciality: SPECIALITY_FIGURES.find((figure) => figure.role === role) ?? null,
    priceCap: role === undefined ? null : { cap: priceCapOf(role) },
    hired: hiredOf(page),
    career: careerFor(page),
  };
  return { ...facts, sources: sourcesOf(facts) };
}
