import { CONFIRM_EMAIL_PATH } from '#domain/candidates/confirmEmail';
import { UNDO_WAY_PATH } from '#domain/signIn/undoWay';
import type { Config } from '../../config/config';
import { DEMO_PEOPLE } from '../../demo/demoPeople';
import { DEMO_SOCIAL_PEOPLE } from '../../demo/demoSocialPeople';
import { createEmployerReader } from '../../employers/apiKey';
import type { CallerReader } from '../../http/api';
import type { Route } from '../../http/route';
import { createIdentity, type Identity } from '../../identity/identity';
import type { MakeCustomToken } from '../../identity/loginTokens';
import { createProfileImageService } from '../../identity/profileImage.service';
import { sessionEndsIn } from '../../identity/sessionChanges';
import { HOUR } from '../../lib/time';
import { portalAuthRoutes } from '../../portal/auth.routes';
import { miscRoutes } from '../../portal/misc.routes';
import { portalSocialRoutes } from '../../portal/social.routes';
import { emailRoutes } from '../../v2/auth.routes';
import { deviceKeyRoutes } from '../../v2/deviceKey.routes';
import { encryptionConfigRoutes } from '../../v2/encryptionConfig.routes';
import { linkForm } from '../../v2/forms/link.form';
import { mailProofForm } from '../../v2/forms/mailProof.form';
import { registerStepForm } from '../../v2/forms/registerStep.form';
import { resumeRegistrationForm } from '../../v2/forms/resumeRegistration.form';
import { signInForms } from '../../v2/forms/signIn.form';
import { socialForms } from '../../v2/forms/social.form';
import { profileImageBytes, profileImageRoutes } from '../../v2/profileImage.routes';
import { sessionRoutes } from '../../v2/session.routes';
import { socialRoutes } from '../../v2/social.routes';
import { userRoutes } from '../../v2/users.routes';
import type { Plugin, Subject } from '../subject';
import type { Tools } from '../tools';

/** The endpoints of identity's services. */
export function identityRoutes(identity: Identity, { mode }: Pick<Config, 'mode'>): Route[] {
  return [
    ...portalAuthRoutes(identity),
    ...portalSocialRoutes(identity),
    ...socialRoutes(identity),
    ...sessionRoutes(identity),
    ...emailRoutes(identity),
    ...userRoutes({ ...identity, production: mode === 'production' }),
    ...encryptionConfigRoutes(identity),
    ...deviceKeyRoutes(identity),
  ];
}

/** Identity's forms, which work without a script, and the simulator's pages. */
export function identityPlugins(
  identity: Identity,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { noteCall }: Partial<Pick<Tools, 'noteCall'>> = {},
): Plugin[] {
  const readers = { candidate: identity.sessions.read, employer: async () => null };
  const deps = { readers, publicUrl, ...(noteCall && { noteCall }) };
  return [
    signInForms({ ...identity, ...deps }),
    (app) =>
      linkForm(app, {
        path: CONFIRM_EMAIL_PATH,
        act: identity.emailChange.confirm,
        failure: 'confirming an address failed',
      }),
    (app) =>
      linkForm(app, {
        path: UNDO_WAY_PATH,
        act: identity.wayChanges.undo,
        failure: 'taking a way to sign in back failed',
      }),
    registerStepForm({ ...identity, readers, publicUrl }),
    resumeRegistrationForm({ ...identity, readers, publicUrl }),
    socialForms({ ...identity, ...deps }),
    mailProofForm({ readers, publicUrl }),
    ...identity.simulators,
  ];
}

/** Who calls: sign-in, registration, sessions, profile. */
export async function createIdentitySubject(tools: Tools, customToken: MakeCustomToken | null) {
  const { config, reader, files, inspector, publicUrl } = tools;
  const identity = await createIdentity({
    ...tools,
    testIdentities: DEMO_PEOPLE,
    socialIdentities: DEMO_SOCIAL_PEOPLE,
    ...(customToken && { customToken }),
  });
  reader.subscribe({}, (changes) => {
    for (const { sessionId } of sessionEndsIn(changes)) identity.sessions.forget(sessionId);
  });
  const readers: CallerReader = {
    candidate: identity.sessions.read,
    employer: createEmployerReader(tools.db, tools.clock),
  };
  const profileImages = createProfileImageService({ ...tools, files, images: inspector });
  const subject: Subject = {
    routes: [
      ...miscRoutes({ profileImages }),
      ...identityRoutes(identity, config),
      ...profileImageRoutes({ profileImages }),
    ],
    plugins: [
      ...identityPlugins(identity, config, tools),
      (app) => profileImageBytes(app, { profileImages, readers, publicUrl }),
    ],
    timers: {
      identity: [HOUR, () => identity.prune()],
      'unconfirmed addresses': [HOUR, () => identity.emailChange.askThoseFromBefore()],
    },
  };
  return { identity, readers, subject };
}
