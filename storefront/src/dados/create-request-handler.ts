import { createRequestHandler as createDoRoteador } from 'react-router'
import type { RequestHandler, ServerBuild } from 'react-router'

import { holdDados } from './hold-dados.ts'
import { TabelaDeTelas } from './tabela-de-telas.ts'

/** The path of an address that begins with its scheme. */
const CAMINHO = /^[a-z]+:\/\/[^/?#]*([^?#]*)/i

/**
 * The router's handler, but for a page: that is asked of a table of the screens that may stand at its address alone, and what its loaders answer is
 * for the page to write (`takeDados`). Data alone (`.data`), which a browser asks for as it goes on, are the router's from end to end.
 */
export function createRequestHandler(build: ServerBuild, mode?: string): RequestHandler {
  const dados = createDoRoteador(build, mode)
  const tabela = new TabelaDeTelas(holdDados(build.routes), (routes) =>
    createDoRoteador({ ...build, routes }, mode),
  )
  return (request, contexto) => {
    const caminho = CAMINHO.exec(request.url)?.[1] ?? ''
    return (caminho.endsWith('.data') ? dados : tabela.at(caminho))(request, contexto)
  }
}
