import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Radio from '@mui/material/Radio';
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MuiScope } from './MuiScope';
import { createServerStyles } from './serverStyles';

it("collects a page's styles once, and leaves its markup without style elements", () => {
  const styles = createServerStyles();
  const page = h(MuiScope, null, h(Radio, null));
  const html = renderToString(h(CacheProvider, { value: styles.cache }, page));
  const element = styles.take();

  expect(html).not.toContain('<style');
  const classes = /class="([^"]*)"/u.exec(html)?.[1]?.split(' ') ?? [];
  const own = classes.filter((name) => element?.css.includes(`.${name}{`));
  expect(own).not.toEqual([]);
  expect(element?.dataEmotion.split(' ')[0]).toBe('vk');
  expect(element?.css).toContain('var(--vk-radius-pill)');
  expect(styles.take()).toBeNull();
});

it('has no style element for a page without parts of MUI', () => {
  const styles = createServerStyles();
  const page = h(MuiScope, null, h('p', null, 'Natt'));
  renderToString(h(CacheProvider, { value: styles.cache }, page));
  expect(styles.take()).toBeNull();
});

it("writes the browser's classes also without a cache of the kit around it", () => {
  const page = h(MuiScope, null, h(Radio, null));
  const other = h(CacheProvider, { value: createCache({ key: 'mui' }) }, page);
  for (const html of [page, other].map((element) => renderToString(element))) {
    expect(html).toMatch(/<style data-emotion="vk [\w-]+">/u);
    expect(html).toMatch(/class="[^"]*\bvk-[\w-]+-MuiRadio-root/u);
    expect(html).not.toMatch(/\b(?:css|mui)-[\w-]+-MuiRadio-root/u);
  }
});
