export { Card, type CardProps } from '../primitives/Card.tsx';
