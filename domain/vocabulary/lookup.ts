import { EMPLOYMENT_TYPES } from './employmentTypes';
import { APP_LOCATIONS } from './locations';
import { SYSTEMS } from './systems';
import type {
  AppLocation,
  EmploymentType,
  SystemKnowledge,
  WorkField,
  WorkingHour,
  WorkRole,
  WorkRoleGroup,
} from './types';
import { WORK_FIELDS } from './workFields';
import { WORKING_HOURS } from './workingHours';
import { WORK_ROLE_GROUPS } from './workRoleGroups';
import { WORK_ROLES } from './workRoles';

function finder<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): (key: string) => Item | undefined {
  const byKey = new Map(items.map((item) => [keyOf(item), item]));
  return (key) => byKey.get(key);
}

const idOf = ({ id }: { id: string }): string => id;

/** Each returns `undefined` for an id, path segment or key that the vocabulary does not have. */
export const workRoleById = finder<WorkRole>(WORK_ROLES, idOf);
export const workRoleByPathId = finder<WorkRole>(WORK_ROLES, ({ pathId }) => pathId);
export const workRoleGroupById = finder<WorkRoleGroup>(WORK_ROLE_GROUPS, idOf);
export const workFieldById = finder<WorkField>(WORK_FIELDS, idOf);
export const locationById = finder<AppLocation>(APP_LOCATIONS, idOf);
export const locationByKey = finder<AppLocation>(APP_LOCATIONS, ({ key }) => key);
export const employmentTypeById = finder<EmploymentType>(EMPLOYMENT_TYPES, idOf);
export const systemById = finder<SystemKnowledge>(SYSTEMS, idOf);
export const workingHourById = finder<WorkingHour>(WORKING_HOURS, idOf);
