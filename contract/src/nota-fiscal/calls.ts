import { z } from 'zod'

import { Arquivo } from '#arquivo'
import { compradoresEEquipe, defineCalls, equipeOuErp } from '#call'
import { id, nada, numpedido, semCampos } from '#campo'

/** `num` is the order's number. */
const params = z.object({ num: numpedido, idfornecedor: id })
const falhas = ['sessao_expirada', 'nao_encontrado', 'fornecedor_desconhecido', 'nota_nao_emitida'] as const

/** An XML of the tax authority inside JSON: at most 2 MiB of it, and its escapes. */
const MAX_CORPO = 3 * 1024 * 1024
const NotaRecebida = z.object({
  numpedido: z.int(),
  chave: z.string(),
  /** False: it had come before, and nothing changed. */
  nova: z.boolean(),
})
const envio = {
  access: equipeOuErp,
  dono: 'pedido',
  params: z.object({ num: numpedido }),
  query: semCampos,
  body: z.object({ xml: z.string().min(1) }),
  bodyLimit: MAX_CORPO,
  response: NotaRecebida,
} as const

export const notaFiscalCalls = defineCalls({
  'GET /v4/danfe/{num}/{idfornecedor}': {
    summary: 'The DANFE of an order, drawn from its NF-e.',
    access: compradoresEEquipe,
    dono: 'pedido',
    fornecedor: 'params.idfornecedor',
    params,
    query: semCampos,
    body: nada,
    response: Arquivo,
    arquivo: 'application/pdf',
    falhas,
  },
  'GET /v4/danfe/{num}/{idfornecedor}/xml': {
    summary: 'The NF-e of an order as it was authorized.',
    access: compradoresEEquipe,
    dono: 'pedido',
    fornecedor: 'params.idfornecedor',
    params,
    query: semCampos,
    body: nada,
    response: Arquivo,
    arquivo: 'application/xml',
    falhas,
  },
  'POST /painel/v1/pedidos/{num}/nota-fiscal': {
    ...envio,
    summary:
      'Sends the authorized NF-e of an order (nfeProc, layout 4.00): checked against it, kept as it came, told to the customer; again, nothing changes.',
    falhas: ['sessao_expirada', 'nao_encontrado', 'movimento_recusado', 'nota_invalida', 'nota_existente'],
  },
  'POST /painel/v1/pedidos/{num}/nota-fiscal/cancelar': {
    ...envio,
    summary:
      'Sends the registered cancellation of an order’s NF-e (procEventoNFe, event 110111): it stays, marked, and another may come.',
    falhas: ['sessao_expirada', 'nao_encontrado', 'nota_invalida'],
  },
})
