import { EMPLOYMENT_TYPES } from './employmentTypes';
import { AVAILABLE_JOBS_LINKS } from './landingLinks';
import { locationText } from './locationName';
import { APP_LOCATIONS } from './locations';
import { HOUSING_OPTIONS, TRAVEL_OPTIONS } from './provisions';
import { SCORING_SYSTEM } from './scoring';
import { SYSTEMS } from './systems';
import type { Constants } from './types';
import { WORK_FIELDS } from './workFields';
import { WORKING_HOURS } from './workingHours';
import { WORK_ROLE_GROUPS } from './workRoleGroups';
import { WORK_ROLES } from './workRoles';

/**
 * The whole vocabulary, as `misc/constants` returns it. A browser that needs one list imports that
 * list's own module; look-up by id is in `lookup.ts`, groups to members in `expand.ts`.
 */
export const CONSTANTS: Constants = {
  workroles: [...WORK_ROLES],
  workroleGroups: [...WORK_ROLE_GROUPS],
  workfields: [...WORK_FIELDS],
  appLocations: [...APP_LOCATIONS],
  locations: APP_LOCATIONS.map(({ id, key, name }) => ({
    id,
    pathId: key,
    text: locationText(name),
  })),
  employmentTypes: [...EMPLOYMENT_TYPES],
  systemKnowledgeOptions: [...SYSTEMS],
  workingHours: [...WORKING_HOURS],
  travelOptions: [...TRAVEL_OPTIONS],
  housingOptions: [...HOUSING_OPTIONS],
  availableJobsLinksData: AVAILABLE_JOBS_LINKS,
  scoringSystem: [...SCORING_SYSTEM],
  // No fee: the rate in an ad is what is paid
  feeConfigs: [],
};
