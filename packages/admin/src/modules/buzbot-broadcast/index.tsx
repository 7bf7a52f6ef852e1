import Megaphone from 'lucide-react/icons/megaphone';
import { type LoaderFunction, redirect } from 'react-router';
import type { ModuleDefinition } from '../../screens/ModuleDefinition.ts';

/** The module has one screen without pages. Links to lists lead to it. */
const toScreen: LoaderFunction = ({ request }) => {
  const { pathname, search } = new URL(request.url);
  return redirect(pathname.replace(/\/page.*$/, '') + search);
};

export const buzbotBroadcast: ModuleDefinition = {
  name: 'buzbot_broadcast',
  subject: 'buzbot_broadcast',
  group: 'chatbot',
  icon: Megaphone,
  title: 'buzbot_broadcast.title',
  routes: [
    {
      path: 'buzbot_broadcast',
      lazy: {
        Component: () => import('./BroadcastScreen.tsx').then((chunk) => chunk.BroadcastScreen),
      },
    },
    { path: 'buzbot_broadcast/page/*', loader: toScreen, element: null },
  ],
};
