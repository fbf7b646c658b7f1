import type { HandlersOf } from '#chamada'
import { Falha, type Config, type Sql } from '#infra'

import { registerCliente } from './register-cliente.ts'
import { showConfiguracoes } from './show-configuracoes.ts'

type Calls =
  | 'GET /v2/app/{session_token}/cliente/get-configuracoes-cliente'
  | 'POST /v1/app/{session_token}/cliente/usuario'

/** Who the session is, and registration (§7 Users and authentication). */
export function createClienteHandlers({ sql, config }: { sql: Sql; config: Config }): HandlersOf<Calls> {
  return {
    'GET /v2/app/{session_token}/cliente/get-configuracoes-cliente': ({ contexto }) => {
      // This is the session check: a token that is no session any more must end in the browser too (§4).
      if (contexto.sessaoExpirada) throw new Falha('sessao_expirada', { action: 'logout' })
      return showConfiguracoes(sql, contexto)
    },
    'POST /v1/app/{session_token}/cliente/usuario': ({ body, contexto, requisicao }) =>
      registerCliente({ sql, config }, body, { contexto, requisicao }),
  }
}
