import { useContext } from 'react';
import { useHydrated } from '../useHydrated';
import { JobActions, type JobActionsProps } from './JobActions';
import styles from './jobActions.module.css';

/**
 * The space reserved for a job's buttons, whose code is loaded after the first paint. A part of a
 * page may be hydrated after that: its first render has no buttons either, as on the server.
 */
export function JobActionsRoom(props: JobActionsProps) {
  const Actions = useContext(JobActions);
  const hydrated = useHydrated();
  return <div className={styles[props.place]}>{hydrated && Actions && <Actions {...props} />}</div>;
}
