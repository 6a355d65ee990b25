import type { Application, JobDetail } from '#domain/api/portal';
import type { Profile } from '#domain/api/v2';

export interface ApplyProps {
  job: JobDetail;
  /** The job takes no applications. */
  closed: boolean;
  profile: Profile;
  /** The candidate's application on it; may be an invitation or only interest. */
  existing: Application | null;
}
