import type { WorkRoleGroup } from './types';

/** Shown for the roles whose group is ''. */
const OTHER_GROUP: WorkRoleGroup = { id: '', text: { sv: 'Andra', en: 'Other' } };

/** Headings over the professions, in the order that a list shows them. */
export const WORK_ROLE_GROUPS: readonly WorkRoleGroup[] = [
  { id: 'sjukskoterska', text: { sv: 'Sjuksköterska', en: 'Nurse' } },
  {
    id: 'specialistsjukskoterska',
    text: { sv: 'Specialistsjuksköterska', en: 'Specialist nurse' },
  },
  { id: 'lakare', text: { sv: 'Läkare', en: 'Doctor' } },
  { id: 'specialistlakare', text: { sv: 'Specialistläkare', en: 'Specialist doctor' } },
  { id: 'underskoterska', text: { sv: 'Undersköterska', en: 'Assistant nurse' } },
  { id: 'rehabilitering', text: { sv: 'Rehabilitering', en: 'Rehabilitation' } },
  { id: 'psykologi', text: { sv: 'Psykologi', en: 'Psychology' } },
  { id: 'farmaci', text: { sv: 'Farmaci', en: 'Pharmacy' } },
  {
    id: 'biomedicinsk-analytiker',
    text: { sv: 'Biomedicinsk analytiker', en: 'Biomedical scientist' },
  },
  { id: 'tandlakare', text: { sv: 'Tandläkare', en: 'Dentist' } },
  { id: 'tandskoterska', text: { sv: 'Tandsköterska', en: 'Dental nurse' } },
  { id: 'chef', text: { sv: 'Chef', en: 'Manager' } },
  OTHER_GROUP,
];
