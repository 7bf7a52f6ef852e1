export { Kbd } from '../primitives/text/Kbd.tsx';
