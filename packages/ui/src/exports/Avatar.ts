export { Avatar } from '../primitives/Avatar.tsx';
