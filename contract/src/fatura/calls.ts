import { z } from 'zod'

import { Arquivo } from '#arquivo'
import { compradoresEEquipe, defineCalls } from '#call'
import { id, nada, semCampos } from '#campo'

import { BoletoFatura, CobrancaFaturas, FiltroFaturas, LembretesFatura, PaginaFaturas } from './entidade.ts'

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
  'POST /v4/faturas/segunda-via': {
    summary: 'Second copies of invoices as one PDF, a registered slip for each (ux 1.12.1).',
    access: compradoresEEquipe,
    dono: 'cliente',
    fornecedor: 'body.idfornecedor',
    cliente: 'body.idcliente',
    params: semCampos,
    query: semCampos,
    body: z.object({ idfornecedor: id, idcliente: id, faturas: z.array(id).min(1).max(30) }),
    response: Arquivo,
    arquivo: 'application/pdf',
    falhas: [
      'sessao_expirada',
      'nao_encontrado',
      'fornecedor_desconhecido',
      'fatura_indisponivel',
      'pagamento_indisponivel',
    ],
  },
  'POST /v4/faturas/boleto': {
    summary:
      'The line of an invoice’s slip, registered when there is none that can still be paid (ux 1.12.2).',
    access: compradoresEEquipe,
    dono: 'cliente',
    fornecedor: 'body.idfornecedor',
    cliente: 'body.idcliente',
    params: semCampos,
    query: semCampos,
    body: z.object({ idfornecedor: id, idcliente: id, fatura: id }),
    response: BoletoFatura,
    falhas: [
      'sessao_expirada',
      'nao_encontrado',
      'fornecedor_desconhecido',
      'fatura_indisponivel',
      'pagamento_indisponivel',
    ],
  },
  'GET /v4/faturas/{idfornecedor}/{idcliente}/planilha': {
    summary: 'The filtered invoices of a cliente as XLSX or CSV (ux 1.12.2).',
    access: compradoresEEquipe,
    dono: 'cliente',
    fornecedor: 'params.idfornecedor',
    cliente: 'params.idcliente',
    params: z.object({ idfornecedor: id, idcliente: id }),
    query: FiltroFaturas.omit({ page: true, limit: true }).extend({
      formato: z.enum(['xlsx', 'csv']).default('xlsx'),
    }),
    body: nada,
    response: Arquivo,
    arquivo: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    falhas: ['sessao_expirada', 'nao_encontrado', 'fornecedor_desconhecido'],
  },
  'POST /v4/faturas/lembretes': {
    summary: 'Reminders of invoices by e-mail, on or off (ux 1.12.2).',
    access: compradoresEEquipe,
    dono: 'cliente',
    fornecedor: 'body.idfornecedor',
    cliente: 'body.idcliente',
    params: semCampos,
    query: semCampos,
    body: LembretesFatura.extend({ idfornecedor: id, idcliente: id }),
    response: LembretesFatura,
    falhas: ['sessao_expirada', 'nao_encontrado', 'fornecedor_desconhecido'],
  },
})
