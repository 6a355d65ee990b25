export { type LinkTab, LinkTabs, type LinkTabsProps } from './LinkTabs';
