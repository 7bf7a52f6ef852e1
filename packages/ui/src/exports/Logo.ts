export { Logo, type LogoProps } from '../primitives/Logo.tsx';
