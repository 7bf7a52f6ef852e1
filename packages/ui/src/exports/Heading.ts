export { Heading } from '../primitives/text/Heading.tsx';
