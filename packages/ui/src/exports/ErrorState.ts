export { ErrorState } from '../feedback/ErrorState.tsx';
