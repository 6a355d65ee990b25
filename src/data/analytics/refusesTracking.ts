declare global {
  interface Navigator {
    /** https://w3c.github.io/gpc/ */
    globalPrivacyControl?: boolean;
  }
}

/** Whether the browser asks that nothing is tracked. `doNotTrack` is no standard any more, and still set. */
export const refusesTracking = ({ globalPrivacyControl, doNotTrack }: Navigator): boolean =>
  globalPrivacyControl === true || doNotTrack === '1';
