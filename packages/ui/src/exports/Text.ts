export { FallbackText } from '../primitives/FallbackText.tsx';
export { Text } from '../primitives/Text.tsx';
