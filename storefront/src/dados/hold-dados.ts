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
    const resposta: unknown = await loader(args)
    if (resposta instanceof Response) return resposta
    return hasStatus(resposta) ? { ...resposta, data: hold(id, resposta.data) } : hold(id, resposta)
  }
}

function hold(id: string, dados: unknown): { [DADOS]: unknown } {
  // Whoever writes such a loader sees it at once; a shop in use takes no time for it. Nothing at all would be asked for again by the browser.
  if (import.meta.env.DEV && (dados === undefined || !isJson(dados)))
    throw new Error(`what the screen ${id} is drawn from is not JSON`)
  return { [DADOS]: dados }
}

/** The router's `data()`: what a screen is drawn from, with a status beside. */
function hasStatus(resposta: unknown): resposta is { type: string; data: unknown } {
  return (
    typeof resposta === 'object' &&
    resposta !== null &&
    'type' in resposta &&
    resposta.type === 'DataWithResponseInit'
  )
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
