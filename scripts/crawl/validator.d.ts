/** What is used of a package that has no types of its own. */
declare module '@adobe/structured-data-validator' {
  export default class Validator {
    constructor(schemaOrg: { '@graph': object[] });
    validate(data: {
      jsonld: Record<string, object[]>;
      microdata: Record<string, object[]>;
      rdfa: Record<string, object[]>;
    }): Promise<{ severity: 'ERROR' | 'WARNING'; issueMessage: string; errorType?: string }[]>;
  }
}
