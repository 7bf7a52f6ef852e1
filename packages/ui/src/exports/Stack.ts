export { Stack, type StackProps } from '../primitives/Stack.tsx';
