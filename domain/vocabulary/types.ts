import type { PayBasis } from '#domain/jobs/job';
import type { Provision } from '#domain/jobs/jobFacts';
import type { Text } from '#domain/language';

/** A profession. `group` '' is shown as "Andra" / "Other". */
export interface WorkRole {
  id: string;
  /** The URL segment, from the Swedish name: `iva-sjukskoterska`. */
  pathId: string;
  /** Key of its group; '' when it has none. */
  group: string;
  text: Text;
  /** SSYK 2012 code of four digits, when one matches. */
  ssyk?: string;
}

/** A heading over professions: selecting a role includes all roles in its group. */
export interface WorkRoleGroup {
  id: string;
  text: Text;
}

/** A field of work, or (`isGroup`) a group of fields. */
export interface WorkField {
  id: string;
  pathId: string;
  isGroup: boolean;
  /** The id of its group; its own id for a group. */
  group: string;
  text: Text;
  /** Name of an icon in the kit's WorkFieldIcon family; a field has its group's. */
  icon: string;
  /** The same name; groups only. */
  iconId?: string;
}

/** A region or a municipality that a job can be in. */
export interface AppLocation {
  /** `r-01` for a region, `m-0180` for a municipality (SCB codes). */
  id: string;
  /** The URL segment: `stockholm`, `stockholms-lan`. */
  key: string;
  name: string;
  kind: 'region' | 'municipality';
  /** The region that contains it; its own id for a region. */
  regionId: string;
}

/** A place as in a filter's `locations`, in the format of professions. */
interface Location {
  id: string;
  /** The URL segment, as `AppLocation.key`. */
  pathId: string;
  text: Text;
}

export interface EmploymentType {
  id: string;
  pathId: string;
  text: Text;
}

export interface SystemKnowledge {
  id: string;
  text: string;
}

/** A time of day of a job's shifts. */
export interface WorkingHour {
  id: 'day' | 'evening' | 'night' | 'weekend' | 'rotating';
  icon: string;
  text: Text;
}

/** How an employer may provide travel or housing. */
export interface ProvisionOption {
  id: Exclude<Provision, 'none'>;
  text: Text;
}

/** Points for a met requirement (decision 12 of the specification). */
export interface ScoringRule {
  id: string;
  points: number;
  text: Text;
}

/** A landing page: the id of its profession or place, and its address. */
interface LandingLink {
  id: string;
  /** The page in each language: `/sjukskoterska/lediga-jobb`. */
  path: Text;
}

/** The addresses of every landing page. */
export interface AvailableJobsLinks {
  roles: LandingLink[];
  locations: LandingLink[];
  /**
   * The page of a profession in a place; `{role}` and `{location}` are replaced by their path ids.
   */
  roleAndLocationPath: Text;
}

/** A fee that is deducted from an hourly rate. */
interface FeeConfig {
  id: string;
  /** The pay basis that it is deducted from. */
  basis: PayBasis;
  /** Of the hourly rate, 0–100. */
  percent: number;
  text: Text;
}

/** Everything that `misc/constants` returns. */
export interface Constants {
  workroles: WorkRole[];
  workroleGroups: WorkRoleGroup[];
  workfields: WorkField[];
  appLocations: AppLocation[];
  /** The same places as `appLocations`. */
  locations: Location[];
  employmentTypes: EmploymentType[];
  systemKnowledgeOptions: SystemKnowledge[];
  workingHours: WorkingHour[];
  travelOptions: ProvisionOption[];
  housingOptions: ProvisionOption[];
  availableJobsLinksData: AvailableJobsLinks;
  scoringSystem: ScoringRule[];
  /** Empty: Vikari takes no fee. */
  feeConfigs: FeeConfig[];
}
