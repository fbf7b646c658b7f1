import type { Config } from '@react-router/dev/config'

import { precompress } from '../run/vite/precompress.ts'

export default {
  appDirectory: 'src',
  buildDirectory: 'build',
  basename: '/painel',
  ssr: true,
  // Who works here has every screen open in a day: all are known from the first page on.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => precompress(reactRouterConfig.buildDirectory),
} satisfies Config
