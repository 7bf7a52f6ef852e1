export { EmptyState, type EmptyStateProps } from '../feedback/EmptyState.tsx';
