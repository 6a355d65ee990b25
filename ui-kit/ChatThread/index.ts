export type { ChatAttachment, ChatMessage } from '../MessageBubble';
export { ChatThread } from './ChatThread';
export type { ChatThreadLabels, ChatThreadProps } from './chatThreadProps';
