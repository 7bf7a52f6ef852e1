export { RecordLayout, type RecordLayoutProps } from '../layout/RecordLayout.tsx';
