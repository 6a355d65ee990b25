import { expect, it } from 'vitest';
import { analyticsDocument } from './document';

it('says what docs/analytics.md says', async () => {
  await expect(analyticsDocument()).toMatchFileSnapshot('../../docs/analytics.md');
});
