import { readdirSync, readFileSync } from 'node:fs';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderSite } from '../../testing/renderSite';
import { JobTitle } from './JobTitle';

it.each([
  ['en', undefined, 'sv'],
  ['en', 'en', null],
  ['sv', undefined, null],
  ['sv', 'en', 'en'],
] as const)('on a page in %s, marks a title in %s with %s', async (page, language, lang) => {
  const job = { title: 'Natt i Umeå', language };
  await renderSite(
    <p>
      <JobTitle job={job} />
    </p>,
    { language: page },
  );
  const marked = screen.getByText('Natt i Umeå').closest('p [lang]');
  expect(marked?.getAttribute('lang') ?? null).toBe(lang);
});

it('is how applications, messages and the planner show every title', () => {
  const bare = ['application', 'messages', 'planner', 'interview'].flatMap((feature) =>
    readdirSync(`src/features/${feature}`, { recursive: true, encoding: 'utf8' }).filter(
      (file) =>
        /(?<!\.test)\.tsx$/.test(file) &&
        /(?:>|^\s*|: )\{(?:\w+\.)*(?:job|considered)\.?[tT]itle\}/m.test(
          readFileSync(`src/features/${feature}/${file}`, 'utf8'),
        ),
    ),
  );
  expect(bare).toEqual([]);
});
