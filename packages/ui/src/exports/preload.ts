export { preloadUrgent } from '../lib/onDemand.tsx';
