export { ButtonLink } from '../primitives/ButtonLink.tsx';
