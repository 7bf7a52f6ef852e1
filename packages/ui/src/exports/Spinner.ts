export { Spinner, type SpinnerProps } from '../primitives/Spinner.tsx';
