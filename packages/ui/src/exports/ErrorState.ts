export { ErrorState, type ErrorStateProps } from '../feedback/ErrorState.tsx';
