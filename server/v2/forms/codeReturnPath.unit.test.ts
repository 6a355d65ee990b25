import { expect, it } from 'vitest';
import { toCodeReturn } from './codeReturnPath';

it.each([
  ['/auth/bankid?code=a&state=b', '/auth/bankid/code?code=a&state=b'],
  ['/auth/bankid?error=access_denied&state=b', '/auth/bankid/code?error=access_denied&state=b'],
  ['/auth/bankid?code=a?b', '/auth/bankid/code?code=a?b'],
  ['/auth/bankid', '/auth/bankid'],
  ['/auth/bankid?lang=en', '/auth/bankid?lang=en'],
  ['/auth/bankid/?code=a', '/auth/bankid/?code=a'],
  ['/login?code=a', '/login?code=a'],
])('%s is answered at %s', (asked, answered) => {
  expect(toCodeReturn(asked)).toBe(answered);
});
