export { Timeline, type TimelineItem } from '../layout/Timeline.tsx';
