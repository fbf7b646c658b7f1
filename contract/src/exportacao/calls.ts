import { z } from 'zod'

import { Arquivo } from '#arquivo'
import { compradoresEEquipe, defineCalls } from '#call'
import { id, nada, semCampos } from '#campo'

import { Exportacao, PedidoDeExportacao } from './exportacao.ts'

const daExportacao = z.object({ id, idexportacao: id })

/** Spreadsheets of orders; `id` is the idcliente. */
export const exportacaoPedidoCalls = defineCalls({
  'POST /v4/orders/export/{id}': {
    summary:
      'The filtered orders of a cliente as XLSX or CSV; above 1,000 rows a job makes it (202 with its id).',
    access: compradoresEEquipe,
    dono: 'cliente',
    fornecedor: 'body.idfornecedor',
    cliente: 'params.id',
    params: z.object({ id }),
    query: semCampos,
    body: PedidoDeExportacao,
    response: Arquivo,
    arquivo: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    falhas: ['sessao_expirada', 'exportacao_em_preparo'],
  },
  'GET /v4/orders/export/{id}/{idexportacao}': {
    summary: 'How far a spreadsheet of orders is (added call).',
    access: compradoresEEquipe,
    dono: 'cliente',
    cliente: 'params.id',
    params: daExportacao,
    query: semCampos,
    body: nada,
    response: Exportacao,
    falhas: ['sessao_expirada', 'nao_encontrado'],
  },
  'GET /v4/orders/export/{id}/{idexportacao}/arquivo': {
    summary: 'A spreadsheet of orders that is ready (added call).',
    access: compradoresEEquipe,
    dono: 'cliente',
    cliente: 'params.id',
    params: daExportacao,
    query: semCampos,
    body: nada,
    response: Arquivo,
    arquivo: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    falhas: ['sessao_expirada', 'nao_encontrado'],
  },
})
