export { NoMatch, type NoMatchProps } from '../feedback/NoMatch.tsx';
