import type { Job } from './job';

/**
 * Whether an ad says nothing of its period. Of a job that an employer published here, no start is
 * "as soon as possible" and no end "until further notice"; of an imported one both are not stated.
 */
export const isUndated = ({
  source,
  startsOn,
  endsOn,
}: Pick<Job, 'source' | 'startsOn' | 'endsOn'>) =>
  source.name !== 'vikari' && startsOn === null && endsOn === null;
