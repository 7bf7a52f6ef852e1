export { Text } from '../primitives/Text.tsx';
