/** What other subjects ask of the workplaces of jobs. */
export {
  countWorkplacesNamed,
  fillWorkplaces,
  findOpenJobsAt,
  findWorkplace,
  findWorkplaceOfJob,
  searchWorkplaces,
} from './workplaces.repository';
