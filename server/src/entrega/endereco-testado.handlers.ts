import { lojaOf } from '#acesso'
import type { HandlersOf } from '#chamada'
import type { Geocoder } from '#geocoder'
import type { Db } from '#infra'

import { simulateDia } from './simulate-dia.ts'
import { tryEndereco } from './try-endereco.ts'

/** An address that the panel tries, now or through a whole day (decisions 0138, 0166). */
export function createEnderecoTestadoHandlers(deps: {
  sql: Db
  geocoder: Geocoder
}): HandlersOf<
  'POST /painel/v1/{idfornecedor}/enderecos/teste' | 'POST /painel/v1/{idfornecedor}/enderecos/dia'
> {
  return {
    'POST /painel/v1/{idfornecedor}/enderecos/teste': ({ body, contexto }) =>
      tryEndereco(deps, lojaOf(contexto), body),
    'POST /painel/v1/{idfornecedor}/enderecos/dia': ({ body, contexto }) =>
      simulateDia(deps, lojaOf(contexto), body),
  }
}
