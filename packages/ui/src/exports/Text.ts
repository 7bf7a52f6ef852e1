export { FallbackText, type FallbackTextProps } from '../primitives/text/FallbackText.tsx';
export { Text, type TextProps } from '../primitives/text/Text.tsx';
