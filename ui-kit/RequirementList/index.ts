export {
  type Requirement,
  RequirementList,
  type RequirementListProps,
  type RequirementSource,
} from './RequirementList';
