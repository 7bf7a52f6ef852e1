export { TextLink, type TextLinkProps } from '../primitives/TextLink.tsx';
