/** Means "no limit" in the day columns, and compares as such. */
export const LONG_AGO = -0x4000_0000;
export const FAR_AHEAD = 0x3fff_ffff;
/** In the rate columns: the ad states no rate. Every rate is from 0 on. */
export const NO_RATE = -1;
