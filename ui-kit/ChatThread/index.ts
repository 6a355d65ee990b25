export { ChatThread } from './ChatThread';
export type { ChatThreadLabels, ChatThreadProps } from './chatThreadProps';
