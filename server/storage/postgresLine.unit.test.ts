import { expect, it } from 'vitest';
import { LINE_LIMITS, LineClient, lineSettings } from './postgresLine';

it('has its own session settings beside those that the address names', () => {
  const address = 'postgres://vikari:p%23ss@db.example/vikari?sslmode=disable';
  const named = `${address}&options=-c%20search_path%3Dvikari`;
  const settings = lineSettings(named, LINE_LIMITS);
  expect(settings).toMatchObject({
    connectionString: address,
    options: expect.stringMatching(
      /^-c search_path=vikari -c timezone=UTC .* -c lock_timeout=7000$/u,
    ),
  });
  // As the driver understands it
  expect(new LineClient(settings)).toMatchObject({
    password: 'p#ss',
    connectionParameters: { options: settings.options },
  });
});

it('leaves an address alone that names none', () => {
  const address = 'postgres://vikari@/vikari?host=/var/run/postgresql';
  expect(lineSettings(address, LINE_LIMITS)).toMatchObject({
    connectionString: address,
    options: expect.stringMatching(/^-c timezone=UTC /u),
  });
});
