import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '#domain/api/errors';
import type { Language } from '#domain/language';
import { languageOfRequest } from '../http/api';
import { html } from '../lib/html';
import { plainPage } from '../lib/plainPage';
import { pagePolicies } from './pagePolicy';

/** As browsers send forms. */
const FORM_TYPE = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

const WORDS: Record<Language, { title: string; text: string; back: string }> = {
  sv: {
    title: 'Formuläret skickades inte',
    text: 'Det här formuläret behöver JavaScript. Slå på JavaScript i webbläsaren, gå tillbaka och försök igen. Inget av det du skrev har sparats.',
    back: 'Tillbaka till sidan',
  },
  en: {
    title: 'The form was not sent',
    text: 'This form needs JavaScript. Turn on JavaScript in your browser, go back and try again. Nothing that you typed has been saved.',
    back: 'Back to the page',
  },
};

function answer(request: FastifyRequest, publicUrl: string): string {
  const language = languageOfRequest(request);
  const { title, text, back } = WORDS[language];
  const body = html`<main><h1>${title}</h1><p>${text}</p><p><a href="${publicUrl + request.url}">${back}</a></p></main>`;
  return plainPage({ language, title, body });
}

/**
 * Answers a form that a browser posted to its page without a script. The body is not read: it may
 * hold personal data, and is not needed.
 */
export async function registerFormsWithoutScript(
  app: FastifyInstance,
  { publicUrl }: { publicUrl: string },
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume();
      done(null);
    });
    scope.post('/*', async (request, reply) => {
      if (!FORM_TYPE.test(request.headers['content-type'] ?? '')) {
        throw new ApiError('not_found', 'There is nothing at this address.');
      }
      return reply
        .status(422)
        .headers({
          'content-type': 'text/html; charset=utf-8',
          ...pagePolicies(publicUrl),
          'cache-control': 'no-store',
        })
        .send(answer(request, publicUrl));
    });
  });
}
