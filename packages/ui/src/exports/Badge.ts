export { Badge, type BadgeProps, type BadgeTone } from '../primitives/Badge.tsx';
