export { TabList, type TabListProps, type TabPanelItem } from '../layout/TabList.tsx';
