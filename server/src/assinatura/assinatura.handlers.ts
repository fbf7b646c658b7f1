import type { HandlersOf } from '#chamada'
import { Falha } from '#infra'

type Calls = 'GET /v4/subscription/type/list/{idfornecedor}'

/** What can be repeated and how often (§7 Subscriptions). */
export function createAssinaturaHandlers(): HandlersOf<Calls> {
  return {
    'GET /v4/subscription/type/list/{idfornecedor}': ({ contexto: { fornecedor } }) => {
      if (!fornecedor) throw new Falha('fornecedor_desconhecido')
      return { data: [...fornecedor.tiposAssinatura] }
    },
  }
}
