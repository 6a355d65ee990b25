/** Means "no limit" in the day columns, and compares as such. */
export const EARLIEST_DAY = -0x4000_0000;
/** In the place of a start, of a job that states no dates at all; before every day too. */
export const UNDATED = EARLIEST_DAY + 1;
export const LATEST_DAY = 0x3fff_ffff;
/** In the rate columns: the ad states no rate. Every rate is from 0 on. */
export const NO_RATE = -1;
/** In the columns of the share of full time: the job does not say. */
export const NO_SHARE = -1;
/** In the place of a week's Monday in a page token: the jobs that come after all those with dates. */
export const NO_START = 9_999_999;
