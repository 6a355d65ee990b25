import type { ReactNode } from 'react';
import type { Thing, WithContext } from 'schema-dts';
import { InfoFrame } from '../../features/info/InfoFrame';
import { useWords } from '../../i18n/intl';
import { alternatePath } from '../../lib/page/alternatePath';
import { breadcrumbList } from '../../lib/page/breadcrumbList';
import { PageHead } from '../../lib/page/PageHead';
import { StructuredData } from '../../lib/page/StructuredData';
import { paths } from '../../lib/site/paths';
import { useSite } from '../../lib/site/SiteContext';

export interface InfoPageProps {
  title: string;
  lead: string;
  description: string;
  /** The page's own path, in its language. */
  path: string;
  /** The names of the start page and of the way to this page. */
  home: string;
  crumbsLabel: string;
  /** Of schema.org, besides the way to the page. */
  thing?: WithContext<Thing>;
  /** A page of a link in a mail is not indexed. */
  noIndex?: boolean;
  children: ReactNode;
}

/** A page of information: its head, what search engines read of it, and its frame. */
export function InfoPage(props: InfoPageProps) {
  const { title, lead, description, path, home, crumbsLabel, thing, noIndex, children } = props;
  const { language } = useWords();
  const { publicUrl } = useSite();
  const crumbs = [
    { label: home, href: paths.home() },
    { label: title, href: path },
  ];
  const named = crumbs.map(({ label: name, href }) => ({
    name,
    path: alternatePath(href, language),
  }));
  return (
    <>
      <PageHead title={title} description={description} noIndex={noIndex ?? false} />
      <StructuredData thing={breadcrumbList(named, publicUrl)} />
      {thing && <StructuredData thing={thing} />}
      <InfoFrame title={title} lead={lead} crumbs={crumbs} crumbsLabel={crumbsLabel}>
        {children}
      </InfoFrame>
    </>
  );
}
