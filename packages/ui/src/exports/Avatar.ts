export { Avatar, type AvatarProps } from '../primitives/Avatar.tsx';
