import { describeConformance } from '../internal/testing/describeConformance';
import { Article, type ArticleProps } from './Article';

const PROPS: ArticleProps = { lead: 'Kort.', children: 'Text' };

describeConformance(Article, { props: PROPS, root: HTMLElement });
