export { Stack } from '../primitives/Stack.tsx';
