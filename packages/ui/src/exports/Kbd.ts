export { Kbd, type KbdProps } from '../primitives/text/Kbd.tsx';
