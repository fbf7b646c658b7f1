import { z } from 'zod'

import { compradoresEEquipe, defineCalls } from '#call'
import { id, nada, session_token } from '#campo'
import { ufDestino } from '#imposto'
import { EscolhaServico } from '#servico'
import { CanalVenda, Substituicao, TipoEntrega } from '#venda'

import { Carrinho, LinhaPedida } from './entidade.ts'

const params = z.object({ session_token, id })
const comuns = {
  idfornecedor: id,
  idformapagamento: id.optional(),
  idtipoassinatura: id.optional(),
  canalVenda: CanalVenda.default('WEB'),
  tipoentrega: TipoEntrega.optional(),
  uf: ufDestino,
}

export const carrinhoCalls = defineCalls({
  'POST /v2/app/{session_token}/cliente/usuario/{id}/cart': {
    summary: 'Replaces the cart of (cliente, fornecedor) and answers it whole and repriced.',
    access: compradoresEEquipe,
    dono: 'cliente',
    fornecedor: 'query.idfornecedor',
    cliente: 'params.id',
    params,
    query: z.object({
      ...comuns,
      /** Lines are added to the cart instead of replacing it (readings 5). */
      modoRepeticaoPedido: z.boolean().default(false),
      /** False: no coupon but the one the customer chose; absent leaves it as it is (true for a new cart). */
      cupomAplicacaoAutomatica: z.boolean().optional(),
    }),
    body: z.object({
      cartItens: z.array(LinhaPedida).max(1000),
      /** The revision this save builds on; without it the last write wins (readings 5). */
      revisao: z.int().min(0).optional(),
      /** The browser's own key of this save: the cart answers the latest ones as `salvamentos`. */
      idsalvamento: id.optional(),
      /** The visitor's cart that merges at login: quantities add up, once for each key. */
      chavemescla: id.optional(),
      observacao: z.string().max(1000).optional(),
      /** The coupon the customer chose; null takes it out, absent leaves it as it is. */
      codigoCupom: z.string().max(60).nullable().optional(),
      numPedidoCliente: z.string().max(60).optional(),
      substituicao: Substituicao.optional(),
      /** Additional services chosen; absent leaves them as they are. */
      servicos: z.array(EscolhaServico).max(100).optional(),
    }),
    response: Carrinho,
    falhas: [
      'carrinho_nao_salvo',
      'carrinho_desatualizado',
      'carrinho_bloqueado',
      'sessao_expirada',
      'fornecedor_desconhecido',
    ],
    imprevisto: 'carrinho_nao_salvo',
    semCliente: 'carrinho_nao_salvo',
  },
  'GET /v2/app/{session_token}/cliente/usuario/{id}/cart': {
    summary: 'The cart of (cliente, fornecedor), whole and repriced.',
    access: compradoresEEquipe,
    dono: 'cliente',
    fornecedor: 'query.idfornecedor',
    cliente: 'params.id',
    params,
    query: z.object(comuns),
    body: nada,
    response: Carrinho,
    falhas: ['sessao_expirada', 'fornecedor_desconhecido'],
  },
  'POST /v4/cart/{idfornecedor}/previa': {
    summary: "Prices a visitor's cart, which lives in the browser (added call).",
    access: ['visitante', ...compradoresEEquipe],
    dono: 'publico',
    fornecedor: 'params.idfornecedor',
    params: z.object({ idfornecedor: id }),
    query: z.object({
      tipoentrega: TipoEntrega.optional(),
      uf: ufDestino,
      idformapagamento: id.optional(),
      cupomAplicacaoAutomatica: z.boolean().default(true),
    }),
    body: z.object({
      codigoCupom: z.string().max(60).nullable().optional(),
      cartItens: z.array(LinhaPedida).max(1000),
    }),
    response: Carrinho,
    falhas: ['fornecedor_desconhecido'],
  },
})
