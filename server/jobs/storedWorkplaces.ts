/** What other subjects ask of the workplaces of jobs. */
export {
  countWorkplacesNamed,
  fillWorkplaces,
  findEmployerNames,
  findOpenJobsAt,
  findWorkplace,
  findWorkplaceOfJob,
  searchWorkplaces,
} from './workplaces.repository';
