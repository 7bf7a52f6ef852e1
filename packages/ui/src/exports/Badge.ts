export { Badge, type BadgeTone } from '../primitives/Badge.tsx';
