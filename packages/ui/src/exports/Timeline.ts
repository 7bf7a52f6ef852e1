export { Timeline, type TimelineItem, type TimelineProps } from '../layout/Timeline.tsx';
