import { z } from 'zod'

import { compradoresEEquipe, defineCalls } from '#call'
import { id, nada } from '#campo'
import { ufDestino } from '#imposto'
import { CanalVenda, TipoEntrega } from '#venda'

import { ListaCupons, ValidacaoCupom } from './entidade.ts'

export const cupomCalls = defineCalls({
  'GET /v2/app/cupom-desconto/validar-desconto/fornecedor/{idf}/cliente/{idc}/cupom/{code}': {
    summary: 'Whether a coupon can be used on the cart as it stands, against the automatic one.',
    access: ['visitante', ...compradoresEEquipe],
    // A visitor sends the null id.
    dono: 'cliente ou visitante',
    fornecedor: 'params.idf',
    cliente: 'params.idc',
    params: z.object({ idf: id, idc: id, code: z.string().min(1).max(60) }),
    query: z.object({
      canalVenda: CanalVenda.default('WEB'),
      idformapagamento: id.optional(),
      tipoentrega: TipoEntrega.optional(),
      uf: ufDestino,
      /** The automatic coupon that is in force: the one to be compared with. */
      codigocupomautomatico: z.string().max(60).optional(),
    }),
    body: nada,
    response: ValidacaoCupom,
    falhas: ['fornecedor_desconhecido', 'nao_encontrado'],
  },
  'GET /v2/app/cupom-desconto/indicacao/{idcliente}': {
    summary: 'The coupon to share with friends (tag uses-share-coupom).',
    access: compradoresEEquipe,
    dono: 'cliente',
    fornecedor: 'query.idfornecedor',
    cliente: 'params.idcliente',
    params: z.object({ idcliente: id }),
    query: z.object({ idfornecedor: id.optional() }),
    body: nada,
    response: ListaCupons.pick({ cupomRecomendacao: true }),
    falhas: ['sessao_expirada', 'fornecedor_desconhecido'],
  },
  'GET /v2/app/cupom-desconto/cliente/{idcliente}': {
    summary:
      "A customer's coupons: at one supplier against its cart, or at all where the customer is registered.",
    access: compradoresEEquipe,
    dono: 'cliente',
    fornecedor: 'query.idfornecedor',
    cliente: 'params.idcliente',
    params: z.object({ idcliente: id }),
    query: z.object({
      idfornecedor: id.optional(),
      /** Only the newest one. */
      onlyLast: z.boolean().default(false),
      /** False: also those that are over, not begun or used up. */
      available: z.boolean().default(true),
      idformapagamento: id.optional(),
      tipoentrega: TipoEntrega.optional(),
    }),
    body: nada,
    response: ListaCupons,
    falhas: ['sessao_expirada', 'fornecedor_desconhecido'],
  },
})
