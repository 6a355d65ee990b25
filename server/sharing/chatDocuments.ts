import {
  createEmployerFileService,
  type EmployerFileDeps,
  type EmployerFileService,
} from './employerFiles.service';
import {
  createSharedDocumentService,
  type SharedDocumentDeps,
  type SharedDocumentService,
} from './sharedDocuments.service';

/** The services for documents and files in chats. */
export interface ChatDocuments {
  shared: SharedDocumentService;
  employerFiles: EmployerFileService;
}

export function createChatDocuments(deps: SharedDocumentDeps & EmployerFileDeps): ChatDocuments {
  return {
    shared: createSharedDocumentService(deps),
    employerFiles: createEmployerFileService(deps),
  };
}
