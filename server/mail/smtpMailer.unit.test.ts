import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { MailRefusedError, MailServerError, type OutgoingMail } from './mailer';
import { smtpMailer } from './smtpMailer';

const MAIL: OutgoingMail = {
  messageId: '<id-1@vikari.test>',
  to: 'asa@example.com',
  subject: 'Bekräfta din e-postadress',
  text: 'Hej!\n\nLänken gäller i 24 timmar.\n',
  html: '<p>Länken gäller i 24 timmar.</p>',
  language: 'sv',
  pauseUrl: null,
};

/** The server's answer for a recipient. */
type SmtpReply = { code: number; text: string } | null;

interface Received {
  from: string;
  to: string[];
  source: string;
}

const servers: SMTPServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    await new Promise<void>((done) => server.close(() => done()));
  }
});

/** A small SMTP server on loopback; returns its address and what it has received. */
async function aServer(reply: SmtpReply = null) {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo(_address, _session, done) {
      if (!reply) return done();
      return done(Object.assign(new Error(reply.text), { responseCode: reply.code }));
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString('utf8'),
        });
        done();
      });
    },
  });
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return { received, url: `smtp://127.0.0.1:${port}` };
}

const mailerAt = (url: string) => smtpMailer({ url, from: 'Vikari <no-reply@vikari.test>' });

describe('smtpMailer', () => {
  it('sends text and HTML with the headers of an automatic mail', async () => {
    const { url, received } = await aServer();
    await mailerAt(url).send(MAIL);
    expect(received).toHaveLength(1);
    const [{ from, to, source } = { from: '', to: [], source: '' }] = received;
    expect([from, to]).toEqual(['no-reply@vikari.test', ['asa@example.com']]);
    expect(source).toMatch(/^From: Vikari <no-reply@vikari\.test>$/mu);
    expect(source).toMatch(/^To: asa@example\.com$/mu);
    expect(source).toMatch(/^Message-ID: <id-1@vikari\.test>$/imu);
    expect(source).toMatch(/^Subject: =\?UTF-8\?Q\?Bekr=C3=A4fta_din_e-postadress\?=$/mu);
    expect(source).toMatch(/^Auto-Submitted: auto-generated$/mu);
    expect(source).toMatch(/^Content-Language: sv$/mu);
    expect(source).toMatch(/multipart\/alternative[\s\S]*text\/plain[\s\S]*text\/html/u);
    expect(source).toContain('L=C3=A4nken g=C3=A4ller i 24 timmar.');
  });

  it('says how mails of its kind are stopped by one click (RFC 8058)', async () => {
    const { url, received } = await aServer();
    const pauseUrl = `https://vikari.test/pausa-mejl?token=${'t'.repeat(90)}`;
    await mailerAt(url).send({ ...MAIL, pauseUrl });
    await mailerAt(url).send(MAIL);
    // A long header is folded
    const [stopped = '', other = ''] = received.map(({ source }) => source.replace(/\r\n\s+/g, ''));
    expect(stopped).toContain(`List-Unsubscribe:<${pauseUrl}>`);
    expect(stopped).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/mu);
    expect(other).not.toMatch(/^List-Unsubscribe/mu);
  });

  it.each([
    'asa@example.com\r\nRCPT TO:<evil@example.com>',
    'asa@example.com, evil@example.com',
    'asa@example.com\r\nBcc: evil@example.com',
  ])('sends to exactly one address, whatever it contains: %j', async (to) => {
    const { url, received } = await aServer();
    await mailerAt(url)
      .send({ ...MAIL, to })
      .catch(() => undefined);
    expect(received.flatMap((mail) => mail.to)).not.toContain('evil@example.com');
    expect(received.map(({ source }) => source).join()).not.toMatch(/^Bcc:/imu);
  });

  it('distinguishes a missing mailbox from a busy server', async () => {
    const refused = await aServer({ code: 550, text: 'No such mailbox' });
    await expect(mailerAt(refused.url).send(MAIL)).rejects.toBeInstanceOf(MailRefusedError);
    const busy = await aServer({ code: 451, text: 'Try later' });
    const error = await mailerAt(busy.url)
      .send(MAIL)
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(MailRefusedError);
    // It is one mailbox that is busy: the next mail may go
    expect(error).not.toBeInstanceOf(MailServerError);
  });

  it('treats an unreachable server as temporary', async () => {
    const { url } = await aServer();
    for (const server of servers.splice(0)) {
      await new Promise<void>((done) => server.close(() => done()));
    }
    const error = await mailerAt(url)
      .send(MAIL)
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(MailServerError);
    expect(error).toMatchObject({ code: 'ESOCKET' });
  });

  it('says that a server which greets with a refusal takes no mail at all', async () => {
    const server = createServer((socket) => void socket.end('421 Too many from you\r\n'));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const sending = mailerAt(`smtp://127.0.0.1:${port}`).send(MAIL);
    await expect(sending).rejects.toBeInstanceOf(MailServerError);
    server.close();
  });
});
