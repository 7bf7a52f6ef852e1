export { type TabItem, Tabs, type TabsProps } from '../layout/Tabs.tsx';
