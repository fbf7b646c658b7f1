import { z } from 'zod'

import { compradoresEEquipe, defineCalls } from '#call'
import { id, nada, semCampos } from '#comum'

import { CobrancaFaturas, FiltroFaturas, PaginaFaturas } from './entidade.ts'

export const faturaCalls = defineCalls({
  'GET /v4/faturas/{idfornecedor}/{idcliente}': {
    summary:
      'Invoices of a cliente at a supplier, the first due first, with what is owed and the credit (readings 10).',
    access: compradoresEEquipe,
    dono: 'cliente',
    fornecedor: 'params.idfornecedor',
    cliente: 'params.idcliente',
    params: z.object({ idfornecedor: id, idcliente: id }),
    query: FiltroFaturas,
    body: nada,
    response: PaginaFaturas,
    falhas: ['sessao_expirada', 'nao_encontrado', 'fornecedor_desconhecido'],
  },
  'POST /v4/faturas/pagar': {
    summary:
      'Pays several invoices by one Pix; asked again with the same key or invoices, it is the same charge (readings 10).',
    access: compradoresEEquipe,
    dono: 'cliente',
    fornecedor: 'body.idfornecedor',
    cliente: 'body.idcliente',
    params: semCampos,
    query: semCampos,
    body: z.object({
      idfornecedor: id,
      idcliente: id,
      faturas: z.array(id).min(1).max(100),
      /** One for each attempt to pay, kept until an answer. */
      idpagamento: id,
    }),
    response: CobrancaFaturas,
    falhas: [
      'sessao_expirada',
      'nao_encontrado',
      'fornecedor_desconhecido',
      'fatura_indisponivel',
      'pagamento_indisponivel',
    ],
  },
  'GET /v4/faturas/{idfornecedor}/{idcliente}/cobranca/{idcobranca}': {
    summary: 'Where the Pix of several invoices stands.',
    access: compradoresEEquipe,
    dono: 'cliente',
    fornecedor: 'params.idfornecedor',
    cliente: 'params.idcliente',
    params: z.object({ idfornecedor: id, idcliente: id, idcobranca: id }),
    query: semCampos,
    body: nada,
    response: CobrancaFaturas,
    falhas: ['sessao_expirada', 'nao_encontrado', 'fornecedor_desconhecido'],
  },
})
