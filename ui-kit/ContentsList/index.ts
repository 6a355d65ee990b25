export { type ContentsHeading, ContentsList, type ContentsListProps } from './ContentsList';
