export { ButtonLink, type ButtonLinkProps } from '../primitives/ButtonLink.tsx';
