/** Of the jobs of professions near the chosen ones, to which a link above the list leads. */
export const NEARBY_ID = 'nearby';
