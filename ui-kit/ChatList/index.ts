export { ChatList } from './ChatList';
export type { ChatListItem, ChatListLabels, ChatListProps } from './chatListProps';
