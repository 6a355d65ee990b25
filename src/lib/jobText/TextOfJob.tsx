import type { ComponentProps } from 'react';
import { JobTitle } from './JobTitle';

/** The text of a button or link of a job's card: heard with the job, as cards have the same ones. */
export function TextOfJob({
  text,
  job,
}: { text: string } & Pick<ComponentProps<typeof JobTitle>, 'job'>) {
  return (
    <>
      <span>{text}</span>
      <span className="vk-visually-hidden">
        <span>{': '}</span>
        <JobTitle job={job} />
      </span>
    </>
  );
}
