export { Kbd } from '../primitives/Kbd.tsx';
