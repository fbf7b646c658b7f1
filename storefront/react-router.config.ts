import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src',
  buildDirectory: 'build',
  ssr: true,
  // Every screen is known from the first page on: no request for the map of routes while the shopper walks.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
