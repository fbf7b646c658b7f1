import { fileURLToPath } from 'node:url'

import type { ContextoPagina } from '@vitrine/contract'

/** What the storefront's build gives: the pages as one function from Request to Response. */
export interface Paginas {
  render(request: Request, contexto: ContextoPagina): Promise<Response>
}

interface RouterContext {
  set(chave: unknown, valor: ContextoPagina): void
}

/** The built server's module, as far as it is used here. */
export interface BuildPaginas {
  entry: {
    module: {
      paginaContext: unknown
      createRequestHandler(
        build: unknown,
        mode: string,
      ): (request: Request, contexto: RouterContext) => Promise<Response>
      RouterContextProvider: new () => RouterContext
    }
  }
}

/** The production build, loaded once. Without it there are no pages: `npm run build` makes it. */
export async function loadBuild(): Promise<Paginas> {
  // The file exists after a build only, so no type can be imported from it.
  const build = (await import(import.meta.resolve('@vitrine/storefront/build'))) as BuildPaginas
  return makePaginas(build, 'production')
}

export function makePaginas(build: BuildPaginas, mode: 'production' | 'development'): Paginas {
  const { createRequestHandler, RouterContextProvider, paginaContext } = build.entry.module
  const handle = createRequestHandler(build, mode)
  return {
    render(request, contexto) {
      const router = new RouterContextProvider()
      router.set(paginaContext, contexto)
      return handle(request, router)
    },
  }
}

/** Folder of the files under /assets. */
export function assetsDir(): string {
  return fileURLToPath(new URL('../client/assets', import.meta.resolve('@vitrine/storefront/build')))
}
