import { describe, expect, it } from 'vitest';
import { readConfig } from './config';
import { DEMO_SOCIAL_LINKS, readSocialLinks } from './socialLinks';

describe('links to social networks', () => {
  it.each([
    ['', []],
    [
      'LinkedIn https://www.linkedin.com/company/vikari, Vårdens forum https://forum.example/v',
      [
        { label: 'LinkedIn', href: 'https://www.linkedin.com/company/vikari' },
        { label: 'Vårdens forum', href: 'https://forum.example/v' },
      ],
    ],
    ['https://www.linkedin.com/company/vikari', null],
    ['LinkedIn', null],
    ['LinkedIn http://www.linkedin.com/company/vikari', null],
    ['LinkedIn javascript:alert(1)', null],
    [`${'a'.repeat(41)} https://forum.example/`, null],
    ['Link\u0007 https://forum.example/', null],
  ])('are read from %j', (text, links) => {
    expect(readSocialLinks(text)).toEqual(links);
  });

  it('are examples in a demo run', () => {
    const { socialLinks } = readConfig({});
    expect(socialLinks).toEqual(readSocialLinks(DEMO_SOCIAL_LINKS));
    for (const { href } of socialLinks) expect(new URL(href).hostname).toMatch(/\.example\.com$/);
  });

  it('are as they are set', () => {
    expect(readConfig({ SOCIAL_LINKS: 'Forum https://forum.example/v' }).socialLinks).toEqual([
      { label: 'Forum', href: 'https://forum.example/v' },
    ]);
  });
});
