import { alertData } from '../alerts/personalData';
import { analyticsData } from '../analytics/personalData';
import { applicationData } from '../applications/personalData';
import { candidateData } from '../candidates/personalData';
import { chatData } from '../chat/personalData';
import { contentData } from '../content/personalData';
import { documentData } from '../documents/personalData';
import { fileData } from '../files/personalData';
import { httpData } from '../http/personalData';
import { identityData, userData } from '../identity/personalData';
import { importData } from '../importers/personalData';
import { infoData } from '../info/personalData';
import { insightData } from '../insight/personalData';
import { interviewData } from '../interviews/personalData';
import { jobData } from '../jobs/personalData';
import { liveData } from '../live/personalData';
import { mailData } from '../mail/personalData';
import { notificationData } from '../notifications/personalData';
import { outboxData } from '../outbox/personalData';
import { planningData } from '../planning/personalData';
import { safetyData } from '../safety/personalData';
import { savedData } from '../saved/personalData';
import { storageData } from '../storage/personalData';
import { webhookData } from '../webhooks/personalData';
import { BROWSER_PLACES } from './browserPlaces';
import type { FreeTable, OtherPlace, PersonalData, PersonalTable } from './register';

/** The tables of export, deletion and the audit log. */
const privacyData = {
  tables: [
    {
      table: 'data_exports',
      what: 'When a copy of everything was asked for, and how far it is made.',
      why: 'To make the copy in the background and to offer it.',
      kept: 'The file 7 days, the rest 30 days.',
      timer: 'exports',
      of: 'user_id = $1',
      exported: ['user_id', 'status', 'requested_at', 'expires_at', 'size'],
      withheld: ['id', 'file_id'],
      free: ['progress', 'leased_until', 'attempts'],
      deletion: { rows: 'deleted' },
    },
    {
      table: 'audit_log',
      what: 'What was done with personal data, by whom, about whom; a keyed digest stands for each.',
      why: 'To find out afterwards who saw or changed what, also where somebody wants to hide it.',
      kept: '24 months.',
      timer: 'audit log',
      // A digest does not identify a person; the export finds their entries with the key
      of: null,
      exported: [],
      withheld: ['actor', 'actor_key', 'subject'],
      free: ['id', 'at', 'event', 'detail', 'position', 'hash'],
      deletion: {
        rows: 'kept',
        because: 'it proves that the account was deleted, and without the account nobody is named',
        emptied: {},
      },
    },
  ],
  freeTables: [
    {
      table: 'audit_checkpoints',
      because: 'hashes of the audit log',
      columns: ['position', 'hash', 'at', 'signature'],
    },
  ],
} as const satisfies PersonalData;

/** Rows that others refer to come after those: deletion goes from the first to the last. */
const PARTS: readonly PersonalData[] = [
  privacyData,
  httpData,
  liveData,
  mailData,
  outboxData,
  infoData,
  alertData,
  notificationData,
  webhookData,
  safetyData,
  chatData,
  documentData,
  interviewData,
  planningData,
  savedData,
  insightData,
  candidateData,
  applicationData,
  identityData,
  fileData,
  userData,
  jobData,
  importData,
  contentData,
  analyticsData,
  storageData,
];

/** Every table with personal data of candidates, in the order of deletion. */
export const PERSONAL_TABLES: readonly PersonalTable[] = PARTS.flatMap(({ tables = [] }) => tables);

/** Every table without personal data. */
export const FREE_TABLES: readonly FreeTable[] = PARTS.flatMap(({ freeTables = [] }) => freeTables);

/** Every place outside the database. */
export const OTHER_PLACES: readonly OtherPlace[] = [
  ...PARTS.flatMap(({ places = [] }) => places),
  ...BROWSER_PLACES,
];
