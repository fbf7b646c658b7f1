import { lojaOf } from '#acesso'
import type { HandlersOf } from '#chamada'
import type { Geocoder } from '#geocoder'
import type { Db } from '#infra'

import { tryEndereco } from './try-endereco.ts'

/** An address that the panel tries (decision 0138). */
export function createEnderecoTestadoHandlers(deps: {
  sql: Db
  geocoder: Geocoder
}): HandlersOf<'POST /painel/v1/{idfornecedor}/enderecos/teste'> {
  return {
    'POST /painel/v1/{idfornecedor}/enderecos/teste': ({ body, contexto }) =>
      tryEndereco(deps, lojaOf(contexto), body),
  }
}
