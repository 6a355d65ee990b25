import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildApp } from '../app';
import type { Config } from '../config/config';
import { systemClock } from '../lib/clock';
import { createQuarantine } from '../quarantine/quarantine';
import type { Database } from '../storage/database';
import { createTestDatabase } from '../storage/testing/testDatabase';
import { expectIcon } from '../testing/expectIcon';
import { testConfig } from '../testing/testConfig';
import { createMail } from './mail';

let db: Database;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

const noError = (error: unknown) => {
  throw error;
};

/** A server with only mail in it. */
async function aServer(overrides: Partial<Config>) {
  const config = testConfig(overrides);
  const quarantine = createQuarantine({ db, clock: systemClock, onError: noError });
  const mail = createMail({ db, clock: systemClock, config, quarantine, onError: noError });
  const app = await buildApp({
    config,
    clock: systemClock,
    routes: [],
    readers: { candidate: async () => null, employer: async () => null },
    plugins: [...mail.plugins],
  });
  return { mail, app };
}

const local = { mode: 'demo', publicUrl: 'http://localhost:3000' } as const;

describe('a demo run without SMTP', () => {
  it('stores its mail and shows it, labelled as a simulation', async () => {
    const { mail, app } = await aServer(local);
    expect((await app.inject('/demo/mail')).body).toContain('Inga mejl än.');
    await mail.start();
    await mail.outbox.queue(db, {
      to: '<b>@example.com',
      userId: null,
      language: 'sv',
      template: 'confirm_email',
      values: { link: 'http://localhost:3000/bekrafta-epost?token=abc&x=<script>' },
    });
    await vi.waitFor(async () => {
      expect(await db.query('select 1 from mail_outbox where sent_at is not null')).toHaveLength(1);
    });
    await mail.stop();
    const listed = await app.inject('/demo/mail');
    expectIcon(listed);
    const { body, headers } = listed;
    expect(body).toContain('Simulering – inga riktiga mejl skickas');
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect(body).toContain('&lt;b&gt;@example.com');
    expect(body).toContain(
      '<a href="http://localhost:3000/bekrafta-epost?token=abc&amp;x=&lt;script&gt;">',
    );
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['cache-control']).toBe('no-store');
    const [, id = ''] = /href="\/demo\/mail\/([\w-]+)"/u.exec(body) ?? [];
    const whole = await app.inject(`/demo/mail/${id}`);
    expectIcon(whole);
    expect(whole.body).toContain('<h1 ');
    expect(whole.headers['content-security-policy']).toContain("default-src 'none'");
    expect((await app.inject(`/demo/mail/${'0'.repeat(36)}`)).statusCode).toBe(404);
    expect((await app.inject('/demo/mail/%00')).statusCode).toBe(404);
    await app.close();
  });
});

describe('a run that does not show its mail', () => {
  it.each([
    ['in production', { mode: 'production', publicUrl: 'https://vikari.example' }],
    [
      'in a demo that sends real mail',
      { ...local, mail: { smtpUrl: 'smtp://127.0.0.1:9', from: 'a@vikari.test', perMinute: 600 } },
    ],
  ] as const)('is one %s', async (_where, overrides) => {
    const { app } = await aServer(overrides);
    expect((await app.inject('/demo/mail')).statusCode).toBe(404);
    await app.close();
  });
});

describe('production without SMTP', () => {
  it('warns once at start, and leaves the mail in the outbox', async () => {
    await db.query('delete from mail_outbox');
    const { mail, app } = await aServer({
      mode: 'production',
      publicUrl: 'https://vikari.example',
    });
    const warn = vi.spyOn(app.log, 'warn');
    await app.ready();
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('SMTP_URL is not set'));
    await mail.start();
    await mail.outbox.queue(db, {
      to: 'alva@example.com',
      userId: null,
      language: 'sv',
      template: 'email_changed',
      confirmedAt: '2026-03-01T09:00:00.000Z',
      values: { loginLink: 'https://vikari.example/login' },
    });
    await mail.stop();
    const [record] = await db.query('select sent_at, given_up_at from mail_outbox');
    expect(record).toEqual({ sent_at: null, given_up_at: null });
    expect(await db.query('select attempts from outbox')).toEqual([{ attempts: 0 }]);
    await app.close();
  });
});
