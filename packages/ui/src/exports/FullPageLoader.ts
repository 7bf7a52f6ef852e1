export { FullPageLoader, type FullPageLoaderProps } from '../feedback/FullPageLoader.tsx';
