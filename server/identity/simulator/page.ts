import type { Language } from '#domain/language';
import { type Html, html } from '../../lib/html';
import { plainPage } from '../../lib/plainPage';
import type { TestIdentity } from './answer';
import type { AuthorizeRequest } from './authorizeRequest';
import { qrPlaceholder } from './qr';
import { SIMULATOR_STYLE } from './style';
import { SIMULATOR_TEXTS, type SimulatorKind } from './texts';

/** The page where a user picks the person to sign in as, or how the request fails. */
export function choicePage(options: {
  kind: SimulatorKind;
  request: AuthorizeRequest;
  people: readonly TestIdentity[];
  /** The address that the form posts to. */
  action: string;
  /** The request's own parameters, passed on by the form. */
  parameters: readonly (readonly [name: string, value: string])[];
}): string {
  const { kind, request, people, action, parameters } = options;
  const texts = SIMULATOR_TEXTS[kind][request.language];
  const hidden = parameters.map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  const persons = people.map(
    ({ subject, firstName, lastName, registered, email }) =>
      html`<button name="choice" value="person:${subject}"><strong>${firstName} ${lastName}</strong><span>${[
        ...(email ? [email.address, email.verified ? texts.confirmed : texts.unconfirmed] : []),
        registered ? texts.registered : texts.unregistered,
      ].join(' · ')}</span></button>`,
  );
  const endings = (['cancel', 'expired', 'error'] as const).map(
    (ending) => html`<button name="choice" value="${ending}">${texts[ending]}</button>`,
  );
  return wholePage(
    kind,
    request.language,
    texts.title,
    html`<p>${texts.intro}</p>
<p>${request.otherDevice ? texts.scan : texts.sameDevice}</p>
${request.otherDevice ? qrPlaceholder(request.state, texts.qrLabel) : ''}
<form method="get" action="${action}">
${hidden}
<h2 id="choose">${texts.choose}</h2>
<div class="people" role="group" aria-labelledby="choose">${persons}</div>
<h2 id="endings">${texts.otherEndings}</h2>
<div class="endings" role="group" aria-labelledby="endings">${endings}</div>
</form>`,
  );
}

/** The page for a request that any broker would refuse. */
export function wrongRequestPage(
  kind: SimulatorKind,
  language: Language,
  parameter: string,
): string {
  const texts = SIMULATOR_TEXTS[kind][language];
  return wholePage(
    kind,
    language,
    texts.wrongTitle,
    html`<p>${texts.wrong.replace('{parameter}', parameter)}</p>`,
  );
}

function wholePage(kind: SimulatorKind, language: Language, title: string, content: Html): string {
  const { banner } = SIMULATOR_TEXTS[kind][language];
  return plainPage({
    language,
    title: `${title} – ${banner}`,
    style: SIMULATOR_STYLE,
    body: html`<header><p class="banner">${banner}</p></header>
<main>
<h1>${title}</h1>
${content}
</main>`,
  });
}
