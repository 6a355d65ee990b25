/** Addresses about one's own applications, which only signed-in pages link to. */
export const applicationPaths = {
  /** One of the lists of `/job-applications`; without a name all applications. */
  tab: (tab: 'suggested' | 'preference' | 'ongoing' | 'completed') =>
    `/job-applications?tab=${tab}`,
  interview: (applicationId: string) =>
    `/candidate/interview?application=${encodeURIComponent(applicationId)}`,
  /** The card of its first day. */
  firstDay: (applicationId: string) => `/forsta-dagen/${encodeURIComponent(applicationId)}`,
  /** Its card among all applications. */
  application: (applicationId: string) => `/job-applications#application-${applicationId}`,
  /** The chat about an application, whose id it has; or the place of one of its messages. */
  chat: (applicationId: string, number?: number) =>
    `/messages/${encodeURIComponent(applicationId)}${number === undefined ? '' : `?message=${number}`}`,
  reply: (invitationId: string) => `/candidate/reply?id=${encodeURIComponent(invitationId)}`,
  /** Where the documents are shared that an application waits for. */
  askedDocuments: (jobId: string) => `/candidate/documents?job=${encodeURIComponent(jobId)}`,
} as const;
