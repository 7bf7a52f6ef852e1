import type { Plugin } from 'vite';

const icon = /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][\w-]+\.mjs$/;

/** Every line of a drawing has a random key, for React to tell lines apart that never change places. */
const randomKey = /,\s*key: "[a-z0-9]+"/g;

/** Leaves the random keys out of icons: they do not compress, and a drawing never changes. */
export function leanIcons(): Plugin {
  return {
    name: 'rentyard-lean-icons',
    apply: 'build',
    transform: {
      filter: { id: icon },
      handler: (code) => ({ code: withoutKeys(code), map: null }),
    },
  };
}

export function withoutKeys(code: string): string {
  return code.replace(randomKey, '');
}
