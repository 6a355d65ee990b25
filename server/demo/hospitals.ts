import hospitals from './data/hospitals.json';

/** A real hospital as a workplace, with the name that its region uses. */
interface Hospital {
  /** Municipality id. */
  municipality: string;
  name: string;
}

/** Hospitals of every region. */
export const HOSPITALS: readonly Hospital[] = hospitals;
