import { describe, expect, it } from 'vitest';
import type { ChatMessage, ChatSender } from '#domain/chat/chat';
import { languageOf, messageAfter, replyTo, type TalkedJob, topicsOf } from './recruiterTalk';

const NIGHT = { sv: 'Natt', en: 'Night' };
const JOB: TalkedJob = {
  startsOn: '2026-05-04',
  endsOn: '2026-08-30',
  hoursPerWeek: 38,
  hourlyRate: { min: 620, max: 700, basis: 'consultant_salary' },
  requires: { documents: ['cv', 'cpr_certificate'] },
  travel: 'arranged',
  housing: 'paid',
  names: {
    workRole: { sv: 'Sjuksköterska', en: 'Nurse' },
    place: 'Umeå',
    region: 'Västerbotten',
    workFields: [],
    employmentTypes: [],
    timeOfDay: [NIGHT],
    systems: [],
  },
};
const SILENT: TalkedJob = {
  ...JOB,
  startsOn: null,
  endsOn: null,
  hoursPerWeek: null,
  hourlyRate: null,
  requires: null,
  travel: null,
  housing: null,
  names: { ...JOB.names, timeOfDay: [] },
};

function aThread(...said: [sender: ChatSender, text: string, clientId?: string][]): ChatMessage[] {
  return said.map(([sender, text, clientId = `${sender}-${text}`], index) => ({
    chatId: 'a-chat',
    number: index + 1,
    clientId,
    sender,
    senderName: null,
    text,
    attachments: [],
    event: null,
    sentAt: '2026-05-01T08:00:00.000Z',
  }));
}
const LABEL = 'Simulerat svar: demons rekryterare är ett program.';
/** The reply to one message, without the label that the first one has. */
const said = (text: string, job: TalkedJob | null = JOB) =>
  replyTo(aThread(['candidate', text]), job)?.text.replace(
    /^Simulerat svar: demons rekryterare är ett program\. |^Simulated reply: the demo’s recruiter is a program\. /,
    '',
  );

describe('a reply', () => {
  it.each([
    ['När börjar uppdraget?', 'Uppdraget pågår från 4 maj 2026 till 30 augusti 2026.'],
    ['When does it start?', 'The assignment is from 4 May 2026 to 30 August 2026.'],
    ['Vilka arbetstider är det?', 'Det är 38 timmar i veckan. Arbetstider: natt.'],
    ['What are the hours?', 'It is 38 hours a week. Working hours: night.'],
    ['Vad är lönen?', 'Ersättningen är 620–700 kr i timmen som konsultlön.'],
    ['How much is the pay?', 'The pay is SEK 620–700 an hour as a consultant’s salary.'],
    ['Ordnar ni boende?', 'Boendet betalas av oss.'],
    ['Is there housing?', 'We pay for housing.'],
    ['Hur blir det med resor?', 'Vi ordnar resorna.'],
    [
      'Do you pay for the train?',
      'The pay is SEK 620–700 an hour as a consultant’s salary. We arrange travel.',
    ],
    ['Vilka dokument behöver ni?', 'De här handlingarna behövs: CV, HLR-intyg.'],
    ['Which certificates do you need?', 'These documents are needed: CV, CPR certificate.'],
    [
      'Blir det en intervju?',
      'När det finns tider för intervju ser du dem på din ansökan, och där bokar du en.',
    ],
    ['Tack så mycket!', 'Tack själv! Hör av dig om du undrar något mer.'],
  ])('to %s is from the job: %s', (asked, reply) => {
    expect(said(asked)).toBe(reply);
  });

  it('greets back, and answers a question that begins with a greeting', () => {
    expect(said('Hej!')).toMatch(/^Hej! Fråga gärna/);
    expect(said('Hello')).toMatch(/^Hi! You can ask/);
    expect(said('Hej! Finns det boende?')).toBe('Boendet betalas av oss.');
  });

  it.each([
    ['Hej, vem är chef på avdelningen?', /^Det vet jag inte, jag är ett program\./],
    ['Who is the manager of the ward?', /^I do not know, I am a program\./],
    ['asdf', /^Det vet jag inte, jag är ett program\./],
    ['', /^Det vet jag inte, jag är ett program\./],
  ])('to %s says honestly that it does not know', (asked, reply) => {
    expect(said(asked)).toMatch(reply);
  });

  it('says that the ad does not say it, once, also when the job is gone', () => {
    const asked = 'Vad är lönen, när börjar det, vilka timmar, boende, resor och dokument?';
    expect(topicsOf(asked)).toHaveLength(6);
    for (const job of [SILENT, null]) {
      expect(said(asked, job)).toBe('Det står inte i annonsen, så det vet jag inte.');
    }
  });

  it('says in its first reply, and in no later one, that it is a program', () => {
    const first = replyTo(aThread(['candidate', 'Hej!']), JOB);
    expect(first?.text.startsWith(LABEL)).toBe(true);
    const thread = aThread(
      ['candidate', 'Hej!'],
      ['employer', first?.text ?? '', first?.clientId],
      ['candidate', 'Finns det boende?'],
    );
    expect(replyTo(thread, JOB)?.text).toBe('Boendet betalas av oss.');
  });

  it('is made once for each message, whatever was written meanwhile', () => {
    const asked = aThread(['candidate', 'Finns det boende?']);
    const first = replyTo(asked, JOB);
    // A restart makes the same message again
    expect(replyTo(asked, JOB)).toEqual(first);
    const answered = ['employer', first?.text ?? '', first?.clientId] as const;
    expect(replyTo(aThread(['candidate', 'Finns det boende?'], [...answered]), JOB)).toBeNull();
    // The second question was written before the reply to the first arrived
    const crossed = aThread(
      ['candidate', 'Finns det boende?'],
      ['candidate', 'Och resor?'],
      [...answered],
      ['system', ''],
    );
    expect(replyTo(crossed, JOB)?.text).toBe('Vi ordnar resorna.');
  });

  it('is one for several messages, and none for its own or the system’s', () => {
    const both = aThread(['candidate', 'Hej!'], ['candidate', 'Vad är lönen?']);
    expect(replyTo(both, JOB)?.text).toBe(
      `${LABEL} Ersättningen är 620–700 kr i timmen som konsultlön.`,
    );
    expect(replyTo(aThread(['system', ''], ['employer', 'Hej!']), JOB)).toBeNull();
    expect(replyTo([], JOB)).toBeNull();
  });

  it('has a UUID that the API takes', () => {
    expect(replyTo(aThread(['candidate', 'Hej!']), JOB)?.clientId).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/,
    );
  });
});

it.each([
  ['Hur mycket är lönen?', 'sv'],
  ['What is the pay?', 'en'],
  ['Start date please, is there housing?', 'en'],
  ['ok', 'sv'],
] as const)('takes %s for %s', (text, language) => {
  expect(languageOf(text)).toBe(language);
});

it('writes to some candidates whose application proceeds, under one id each', () => {
  const ids = Array.from({ length: 100 }, (_, index) => `application-${index}`);
  const written = ids.flatMap((id) => messageAfter(id, 'qualified') ?? []);
  expect(written.length).toBeGreaterThan(30);
  expect(written.length).toBeLessThan(70);
  expect(new Set(written.map(({ clientId }) => clientId)).size).toBe(written.length);
  expect(written[0]?.text).toMatch(/^Simulerat meddelande: demons rekryterare är ett program\./);
  expect(ids.flatMap((id) => messageAfter(id, 'employed') ?? [])).toEqual([]);
});
