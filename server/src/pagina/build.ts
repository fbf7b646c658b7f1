import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import type { ContextoPagina } from '@vitrine/contract'

import { Aviso } from '#infra'

/** What a front end's build gives: its pages as one function from Request to Response. */
export interface Paginas<C = ContextoPagina> {
  render(request: Request, contexto: C): Promise<Response>
}

/** The front ends that have pages, the shop and the panel of who works at one: where their builds are, and Vite in development. */
const frentes = {
  loja: {
    build: () => import.meta.resolve('@vitrine/storefront/build'),
    dev: () => import.meta.resolve('@vitrine/storefront/dev'),
  },
  painel: {
    build: () => import.meta.resolve('@vitrine/backoffice/build'),
    dev: () => import.meta.resolve('@vitrine/backoffice/dev'),
  },
}
export type Frente = keyof typeof frentes

export const resolveDev = (frente: Frente): string => frentes[frente].dev()

interface RouterContext {
  set(chave: unknown, valor: unknown): void
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

/** Pages that are read when the first of them is asked for. */
export interface PaginasPorLer<C = ContextoPagina> extends Paginas<C> {
  /** Reads them now, unless they were read. Rejects where `npm run build` has not made them. */
  read(): Promise<void>
}

/** Before anybody is answered: what would be missed with the first page. */
export function requireBuild(frente: Frente): void {
  if (!existsSync(fileURLToPath(frentes[frente].build())))
    throw new Aviso('A loja não está compilada: rode npm run build antes de ligar o servidor.')
}

/** The production build, which is read once. */
export function openBuild<C = ContextoPagina>(frente: Frente): PaginasPorLer<C> {
  let lidas: Promise<Paginas<C>> | null = null
  const read = () => (lidas ??= loadBuild<C>(frente))
  return {
    read: async () => void (await read()),
    render: async (request, contexto) => (await read()).render(request, contexto),
  }
}

async function loadBuild<C>(frente: Frente): Promise<Paginas<C>> {
  // The file exists after a build only, so no type can be imported from it.
  const build = (await import(frentes[frente].build())) as BuildPaginas
  return makePaginas(build, 'production')
}

export function makePaginas<C>(build: BuildPaginas, mode: 'production' | 'development'): Paginas<C> {
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
export function assetsDir(frente: Frente): string {
  return fileURLToPath(new URL('../client/assets', frentes[frente].build()))
}
