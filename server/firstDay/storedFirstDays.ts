/** What other subjects ask of first days, and what the demo run stores. */
export {
  findOwnFirstDays,
  forgetKeptFirstDays,
  saveJobItems as sayFirstDay,
} from './firstDays.repository';
