/** The id of the bar's field for the place, whichever field it is. */
export const PLACE_FIELD = 'place';
