import GitPullRequest from 'lucide-react/icons/git-pull-request';
import type { ModuleDefinition } from '../../screens/ModuleDefinition.ts';
import { toFirstPage } from '../../screens/routes.ts';

/** Changes that wait for a second person. Everybody sees those of the records that they may read. */
export const proposals: ModuleDefinition = {
  name: 'proposals',
  subject: 'offers',
  isForEverybody: true,
  group: 'home',
  icon: GitPullRequest,
  counter: 'proposals_open',
  isForWriters: true,
  title: 'proposals.title',
  home: '/proposals/page/1?filter[state]=open',
  routes: [
    { path: 'proposals', loader: toFirstPage('proposals') },
    { path: 'proposals/page', loader: toFirstPage('proposals') },
    {
      path: 'proposals/page/:page',
      lazy: {
        Component: () => import('./ProposalsScreen.tsx').then((chunk) => chunk.ProposalsScreen),
      },
    },
  ],
};
