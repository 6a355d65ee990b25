import type { Queryable } from '../storage/database';

/** Joins what a candidate sees of a meeting where they have blocked the employer since. */
export const KEPT_MEETING = `left join kept_meetings kept
    on kept.uid = applications.uid and kept.job_id = jobs.id`;

/** Where a candidate's interview is: as it stood before a blocked employer changed it. */
export const seenMeeting = (column: 'place' | 'meeting_url'): string =>
  `case when kept.uid is null then meetings.${column} else kept.${column} end`;

/**
 * Before an employer says where the interviews of a job are: keeps what it said for candidates who
 * have blocked it, unless something earlier is kept.
 */
export async function keepMeetings(tx: Queryable, jobId: string): Promise<void> {
  await tx.query(
    `insert into kept_meetings (uid, job_id, place, meeting_url)
     select blocks.uid, jobs.id, meetings.place, meetings.meeting_url
     from jobs
     join employer_blocks as blocks on blocks.employer_id = jobs.employer_id
     join applications on applications.uid = blocks.uid and applications.job_id = jobs.id
     left join job_interviews meetings on meetings.job_id = jobs.id
     where jobs.id = $1
     on conflict (uid, job_id) do nothing`,
    [jobId],
  );
}

/** A candidate has unblocked an employer: they see where its interviews are now. */
export async function forgetMeetings(
  tx: Queryable,
  { uid, employerId }: { uid: string; employerId: string },
): Promise<void> {
  await tx.query(
    `delete from kept_meetings using jobs
     where kept_meetings.uid = $1 and jobs.id = kept_meetings.job_id and jobs.employer_id = $2`,
    [uid, employerId],
  );
}
