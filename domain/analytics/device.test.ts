import { expect, it } from 'vitest';
import { deviceOf } from './device';

it.each([
  ['phone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Mobile/15E148'],
  ['phone', 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140 Mobile Safari'],
  ['tablet', 'Mozilla/5.0 (Linux; Android 15; SM-X910) AppleWebKit/537.36 Chrome/140 Safari'],
  ['tablet', 'Mozilla/5.0 (iPad; CPU OS 16_0 like Mac OS X) AppleWebKit/605 Mobile/15E148'],
  ['computer', 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/140 Safari'],
  ['computer', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'],
  [null, 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
  [null, 'Mozilla/5.0 (Linux; Android 11; moto g) Mobile Safari Chrome-Lighthouse'],
  [null, null],
])('is a %s by the name %s', (device, userAgent) => {
  expect(deviceOf(userAgent)).toBe(device);
});
