import { lojaOf, quemOf, type ContextoComprador } from '#acesso'
import type { HandlersOf } from '#chamada'
import type { Sql } from '#infra'

import { checkDominio } from './check-dominio.ts'
import { proveCaixa, sendCodigo } from './prove-caixa.ts'
import { createResolvedor } from '#dominio'
import { saveRemetente } from './save-remetente.ts'
import { exigenciaOf, showRemetente, type ConfigDoRemetente } from './show-remetente.ts'

type Base = '/painel/v1/{idfornecedor}/remetente'
type Calls =
  | `GET ${Base}`
  | `PUT ${Base}`
  | `POST ${Base}/codigo`
  | `POST ${Base}/confirmar`
  | `POST ${Base}/dominio`

interface Deps {
  sql: Sql
  config: ConfigDoRemetente
}

/** From where the letters of a supplier leave, for whoever runs it (audit B10, decision 0097). */
export function createRemetenteHandlers({ sql, config }: Deps): HandlersOf<Calls> {
  const resolvedor = createResolvedor(config.dnsServidores)
  const show = (contexto: ContextoComprador) => showRemetente(sql, config, lojaOf(contexto))
  return {
    'GET /painel/v1/{idfornecedor}/remetente': ({ contexto }) => show(contexto),
    'PUT /painel/v1/{idfornecedor}/remetente': async ({ body, contexto }) => {
      await saveRemetente(sql, quemOf(contexto), body)
      return show(contexto)
    },
    'POST /painel/v1/{idfornecedor}/remetente/codigo': ({ contexto, requisicao: { ip } }) =>
      sendCodigo(sql, quemOf(contexto), { loja: lojaOf(contexto).nome, ip }),
    'POST /painel/v1/{idfornecedor}/remetente/confirmar': async ({ body, contexto, requisicao: { ip } }) => {
      await proveCaixa(sql, quemOf(contexto), { ...body, ip })
      return show(contexto)
    },
    'POST /painel/v1/{idfornecedor}/remetente/dominio': async ({ contexto }) => {
      const conferido = await checkDominio(sql, quemOf(contexto), {
        resolvedor,
        exigencia: exigenciaOf(config),
      })
      return { ...(await show(contexto)), ...conferido }
    },
  }
}
