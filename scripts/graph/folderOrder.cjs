/**
 * The server's folders, lowest first. A folder may import only those before it, and of another
 * folder never a repository; dependency-cruiser holds both. A new folder gets its place here.
 */
const SERVER_FOLDERS = [
  // Tools that know no subject
  'config',
  'lib',
  'storage',
  'events',
  'metrics',
  'policy',
  'http',
  'docs',
  'quarantine',
  'changeLog',
  'audit',
  'outbox',
  'mail',
  'files',
  'doors',
  // Subjects
  'employers',
  'jobs',
  'identity',
  'candidates',
  'documents',
  'interviews',
  'recommendations',
  'applications',
  'planning',
  'chat',
  'sharing',
  'givenReferences',
  'matching',
  'safety',
  'insight',
  'saved',
  'notifications',
  'alerts',
  'webhooks',
  'info',
  'content',
  'analytics',
  'status',
  'importers',
  'privacy',
  // Views of several subjects
  'feed',
  'home',
  'live',
  // What is called from outside, and what puts it together
  'portal',
  'v2',
  'integration',
  'web',
  'demo',
  'backup',
  'composition',
];

module.exports = { SERVER_FOLDERS };
