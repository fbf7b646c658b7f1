import type { HandlersOf } from '#chamada'
import { Falha } from '#infra'

import { listMensagens } from './formulario.repository.ts'
import { sendFormulario, type FormularioDeps } from './send-formulario.ts'

type Keys =
  | 'POST /v4/pagina-estatica/{id}/slug/{slug}/formulario/{codigo}'
  | 'GET /painel/v1/{idfornecedor}/mensagens'

/** Forms of a supplier's pages: what is written into them, and who reads it (ux 1.17.3). */
export function createFormularioHandlers(deps: FormularioDeps): HandlersOf<Keys> {
  return {
    'POST /v4/pagina-estatica/{id}/slug/{slug}/formulario/{codigo}': ({
      params,
      body,
      contexto: { fornecedor },
      requisicao: { ip },
    }) => {
      if (!fornecedor) throw new Falha('fornecedor_desconhecido')
      return sendFormulario(deps, { params, body, fornecedor, ip })
    },
    'GET /painel/v1/{idfornecedor}/mensagens': async ({
      params,
      query: { formulario = null, limit, page },
    }) => {
      const { mensagens, total } = await listMensagens(deps.sql, params.idfornecedor, {
        formulario,
        limit,
        page,
      })
      const data = mensagens.map(
        ({ idfornecedor: _loja, email: _email, recebida_em, apaga_em, ...mensagem }) => ({
          ...mensagem,
          recebida_em: recebida_em.toISOString(),
          apaga_em: apaga_em.toISOString(),
        }),
      )
      return { data, totalItems: total }
    },
  }
}
