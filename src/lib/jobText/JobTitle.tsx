import type { Language } from '#domain/language';
import { EmployersWords } from './EmployersWords';

interface JobTitleProps {
  job: {
    title: string;
    /** The language of the ad; Swedish where it does not say. */
    language?: Language | null | undefined;
  };
}

/** A job's title among the page's own words. */
export function JobTitle({ job: { title, language } }: JobTitleProps) {
  return <EmployersWords language={language}>{title}</EmployersWords>;
}
