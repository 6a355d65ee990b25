import type { Application, JobDetail } from '#domain/api/portal';
import type { Profile } from '#domain/api/v2';

export interface ApplyProps {
  job: JobDetail;
  /** The job takes no applications. */
  closed: boolean;
  profile: Profile;
  /** Her application on it, an invitation or a raised hand included. */
  existing: Application | null;
}
