import type { Server } from 'node:http'

/** Vite for `npm run dev`, mounted by server/src/pagina into its own process and port, beside the shop's. */
export async function createDevServer(server: Server) {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root: import.meta.dirname,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  })
  return {
    middlewares: vite.middlewares,
    loadBuild: () => vite.ssrLoadModule('virtual:react-router/server-build'),
    close: () => vite.close(),
  }
}
