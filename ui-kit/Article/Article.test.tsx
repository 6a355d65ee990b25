import { expect, it } from 'vitest';
import { describeConformance } from '../internal/testing/describeConformance';
import { hydrateSilently } from '../internal/testing/hydrateSilently';
import { Article, type ArticleProps } from './Article';

const PROPS: ArticleProps = { lead: 'Kort.', children: 'Text' };

describeConformance(Article, { props: PROPS, root: HTMLElement });

it('renders on the server and hydrates silently', async () => {
  const { errors, unmount } = await hydrateSilently(<Article {...PROPS} />);
  expect(errors).toEqual([]);
  unmount();
});
