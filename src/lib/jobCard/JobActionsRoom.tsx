import { useContext } from 'react';
import { JobActions, type JobActionsProps } from './JobActions';
import styles from './jobActions.module.css';

/** The room of a job's buttons, which their code fills after the first paint. */
export function JobActionsRoom(props: JobActionsProps) {
  const Actions = useContext(JobActions);
  return <div className={styles[props.place]}>{Actions && <Actions {...props} />}</div>;
}
