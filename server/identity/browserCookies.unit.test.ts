import { expect, it } from 'vitest';
import { NO_REPLY, type Reply } from '../http/route';
import { newBrowserCookie, setBrowserCookie, setRegistrationCookie } from './browserCookies';
import { identityData } from './personalData';

it('are kept by a browser for as long as the register of personal data says', () => {
  const ages = new Map<string, number>();
  const reply: Reply = {
    ...NO_REPLY,
    setCookie: (name, _value, seconds) => void ages.set(name, Number(seconds)),
  };
  setRegistrationCookie(reply, 'id');
  setBrowserCookie(reply, newBrowserCookie([]));
  const told = [...ages].map(([name, seconds]) => [
    identityData.places.find((place) => name.startsWith(place.name))?.kept,
    `${seconds / 60} minutes.`,
  ]);
  expect(told).toEqual([
    ['30 minutes.', '30 minutes.'],
    ['20 minutes.', '20 minutes.'],
  ]);
});
