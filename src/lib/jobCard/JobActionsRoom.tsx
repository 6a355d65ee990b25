import { useContext } from 'react';
import { JobActions, type JobActionsProps } from './JobActions';
import styles from './jobActions.module.css';

/** The space reserved for a job's buttons, whose code is loaded after the first paint. */
export function JobActionsRoom(props: JobActionsProps) {
  const Actions = useContext(JobActions);
  return <div className={styles[props.place]}>{Actions && <Actions {...props} />}</div>;
}
