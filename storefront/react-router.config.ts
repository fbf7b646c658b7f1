import type { Config } from '@react-router/dev/config'

import { precompress } from '../run/vite/precompress.ts'

export default {
  appDirectory: 'src',
  buildDirectory: 'build',
  ssr: true,
  // Every screen is known from the first page on: no request for the map of routes while the shopper walks.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => precompress(reactRouterConfig.buildDirectory),
} satisfies Config
