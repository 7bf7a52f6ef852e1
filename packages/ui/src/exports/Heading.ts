export { Heading, type HeadingProps } from '../primitives/text/Heading.tsx';
