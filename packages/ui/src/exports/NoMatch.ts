export { NoMatch } from '../feedback/NoMatch.tsx';
