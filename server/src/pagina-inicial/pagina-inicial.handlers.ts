import type { HandlersOf } from '#chamada'

import { showPaginaInicial, type DepsPaginaInicial } from './show-pagina-inicial.ts'

type Calls = 'GET /v4/pagina-inicial/{idfornecedor}'

/** The composed home of a store (readings 8). */
export function createPaginaInicialHandlers(deps: DepsPaginaInicial): HandlersOf<Calls> {
  return {
    'GET /v4/pagina-inicial/{idfornecedor}': async ({ contexto, requisicao }) => {
      const { pagina, precos } = await showPaginaInicial(deps, contexto)
      requisicao.precos = precos
      return pagina
    },
  }
}
