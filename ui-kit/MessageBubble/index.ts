export type { ChatAttachment, ChatMessage, MessageDelivery, MessageKind } from './chatMessage';
export { MessageBubble } from './MessageBubble';
export type { MessageBubbleLabels, MessageBubbleProps } from './messageBubbleProps';
