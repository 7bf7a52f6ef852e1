export { FallbackText } from '../primitives/text/FallbackText.tsx';
export { Text } from '../primitives/text/Text.tsx';
