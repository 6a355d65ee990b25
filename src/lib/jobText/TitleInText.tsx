import { Fragment } from 'react';
import { useIntl } from 'react-intl';
import { JobTitle } from './JobTitle';

/** Stands for a title while the sentence is put together; no text has it. */
const PLACE = '\uE000';

type TitledJob = Parameters<typeof JobTitle>[0]['job'];

interface TitleInTextProps {
  job: TitledJob;
  /** The sentence, with the given title in it. */
  text: (title: string) => string;
}

/** A sentence of the page about a job, whose title in it is marked by its own language. */
export function TitleInText({ job, text }: TitleInTextProps) {
  const sentence = text(PLACE);
  return <Sentence key={sentence} jobs={[job]} sentence={sentence} />;
}

interface TitlesInTextProps {
  jobs: readonly TitledJob[];
  /** The sentence, with the given list of titles in it. */
  text: (titles: string) => string;
}

/** The same about several jobs. */
export function TitlesInText({ jobs, text }: TitlesInTextProps) {
  const list = useIntl().formatList(jobs.map(() => PLACE));
  const sentence = text(list);
  return <Sentence key={sentence} jobs={jobs} sentence={sentence} />;
}

/**
 * Its key is the sentence: with other words it is another element, so that a page may be translated. In
 * elements of their own the words would lose the spaces at their ends in the name of a link.
 */
function Sentence({ jobs, sentence }: { jobs: readonly TitledJob[]; sentence: string }) {
  const [before, ...after] = sentence.split(PLACE);
  return (
    <span>
      {before}
      {after.map((words, at) => {
        const job = jobs[at];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one sentence keep their order
          <Fragment key={at}>
            {job && <JobTitle job={job} />}
            {words}
          </Fragment>
        );
      })}
    </span>
  );
}
