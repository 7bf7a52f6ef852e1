export { Heading } from '../primitives/Heading.tsx';
