export { Article, type ArticleProps } from './Article';
