export { RecordLayout } from '../layout/RecordLayout.tsx';
