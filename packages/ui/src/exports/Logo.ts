export { Logo } from '../primitives/Logo.tsx';
