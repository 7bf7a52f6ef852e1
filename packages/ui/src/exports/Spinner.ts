export { Spinner } from '../primitives/Spinner.tsx';
