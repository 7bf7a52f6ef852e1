export { FullPageLoader } from '../feedback/FullPageLoader.tsx';
