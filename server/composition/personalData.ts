import { alertData } from '../alerts/personalData';
import { analyticsData } from '../analytics/personalData';
import { applicationData } from '../applications/personalData';
import { auditData } from '../audit/personalData';
import { candidateData } from '../candidates/personalData';
import { changeLogData } from '../changeLog/personalData';
import { chatData } from '../chat/personalData';
import { contentData } from '../content/personalData';
import { documentData } from '../documents/personalData';
import { doorData } from '../doors/personalData';
import { employerData } from '../employers/personalData';
import { fileData } from '../files/personalData';
import { firstDayData } from '../firstDay/personalData';
import { givenReferenceData } from '../givenReferences/personalData';
import { httpData } from '../http/personalData';
import { identityData, userData } from '../identity/personalData';
import { importData } from '../importers/personalData';
import { infoData } from '../info/personalData';
import { insightData } from '../insight/personalData';
import { interviewData } from '../interviews/personalData';
import { jobData } from '../jobs/personalData';
import { keptData } from '../kept/personalData';
import type {
  FreeTable,
  OtherPlace,
  PersonalData,
  PersonalTable,
} from '../lib/personalDataRegister';
import { liveData } from '../live/personalData';
import { mailData } from '../mail/personalData';
import { matchingData } from '../matching/personalData';
import { notificationData } from '../notifications/personalData';
import { outboxData } from '../outbox/personalData';
import { planningData } from '../planning/personalData';
import { BROWSER_PLACES } from '../privacy/browserPlaces';
import { privacyData } from '../privacy/personalData';
import { quarantineData } from '../quarantine/personalData';
import { recommendationData } from '../recommendations/personalData';
import { safetyData } from '../safety/personalData';
import { savedData } from '../saved/personalData';
import { sharingData } from '../sharing/personalData';
import { statusData } from '../status/personalData';
import { storageData } from '../storage/personalData';
import { termData } from '../terms/personalData';
import { webhookData } from '../webhooks/personalData';

/** Rows that others refer to come after those: deletion goes from the first to the last. */
const SUBJECTS: readonly PersonalData[] = [
  quarantineData,
  privacyData,
  auditData,
  httpData,
  changeLogData,
  liveData,
  mailData,
  outboxData,
  doorData,
  infoData,
  alertData,
  notificationData,
  webhookData,
  termData,
  safetyData,
  chatData,
  sharingData,
  givenReferenceData,
  documentData,
  interviewData,
  firstDayData,
  planningData,
  savedData,
  keptData,
  insightData,
  matchingData,
  candidateData,
  applicationData,
  recommendationData,
  identityData,
  fileData,
  jobData,
  userData,
  employerData,
  importData,
  contentData,
  analyticsData,
  statusData,
  storageData,
];

/** Every table with personal data of candidates, in the order of deletion. */
export const PERSONAL_TABLES: readonly PersonalTable[] = SUBJECTS.flatMap(
  ({ tables = [] }) => tables,
);

/** Every table without personal data. */
export const FREE_TABLES: readonly FreeTable[] = SUBJECTS.flatMap(
  ({ freeTables = [] }) => freeTables,
);

/** Every place outside the database. */
export const OTHER_PLACES: readonly OtherPlace[] = [
  ...SUBJECTS.flatMap(({ places = [] }) => places),
  ...BROWSER_PLACES,
];
