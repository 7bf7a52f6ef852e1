export { type TabItem, Tabs } from '../layout/Tabs.tsx';
