import type { EntryContext, LoaderFunction, ServerBuild } from 'react-router'

import { isJson } from './is-json.ts'

/** What is kept under a symbol the router's writer does not see: to it these are objects without anything in them. */
const DADOS = Symbol('dados')

/** The same screens, whose loaders' answers the router hands on and does not write. */
export function holdDados(telas: ServerBuild['routes']): ServerBuild['routes'] {
  return Object.fromEntries(
    Object.entries(telas).map(([id, tela]) => {
      const { default: Tela, loader } = tela?.module ?? {}
      // Without a screen it is an answer itself (a file).
      if (!tela || !Tela || !loader) return [id, tela]
      return [id, { ...tela, module: { ...tela.module, loader: holdLoader(id, loader) } }]
    }),
  )
}

function holdLoader(id: string, loader: LoaderFunction): LoaderFunction {
  return async (args) => {
    const dados: unknown = await loader(args)
    if (isResposta(dados)) return dados
    // Whoever writes such a loader sees it at once; a shop in use takes no time for it.
    if (import.meta.env.DEV && !isJson(dados))
      throw new Error(`what the screen ${id} is drawn from is not JSON`)
    return { [DADOS]: dados }
  }
}

/** What the router reads itself: an answer of HTTP, or data with a status beside. */
function isResposta(dados: unknown): boolean {
  return dados instanceof Response || Object(dados).type === 'DataWithResponseInit'
}

/** The same page with the data as its screens read them. */
export function takeDados(context: EntryContext): EntryContext {
  const { staticHandlerContext } = context
  const loaderData = Object.fromEntries(
    Object.entries(staticHandlerContext.loaderData).map(([id, dados]) => [id, release(dados)]),
  )
  return { ...context, staticHandlerContext: { ...staticHandlerContext, loaderData } }
}

function release(dados: unknown): unknown {
  return typeof dados === 'object' && dados !== null && DADOS in dados ? dados[DADOS] : dados
}
