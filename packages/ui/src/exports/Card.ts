export { Card } from '../primitives/Card.tsx';
