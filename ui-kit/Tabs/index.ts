export { type TabContent, Tabs, type TabsProps } from './Tabs';
