import { z } from 'zod'

import { defineCalls, type Papel } from '#call'
import { id, nada, semCampos } from '#campo'

import {
  CupomComNomes,
  CupomDito,
  CupomGuardado,
  CUPONS_POR_PAGINA,
  EnsaioDoCupom,
  ListaDeCupons,
  PedidoDeEnsaio,
  situacoesDoCupom,
} from './guardado.ts'
import { DIAS_DE_USOS, UsosDoCupom } from './usos.ts'

const params = z.object({ idfornecedor: id })
const um = params.extend({ idcupom: id })
const access: readonly Papel[] = ['fornecedor']
const doFornecedor = { access, dono: 'fornecedor', fornecedor: 'params.idfornecedor' } as const
const falhas = ['sessao_expirada', 'sem_permissao', 'fornecedor_desconhecido'] as const

/** Coupons of a supplier as its panel keeps them (ux 3.7, decision 0147): added calls. */
export const cupomGuardadoCalls = defineCalls({
  'GET /painel/v1/{idfornecedor}/cupons': {
    ...doFornecedor,
    summary: 'Coupons of a supplier, those that do not hold too, the newest first; page by page.',
    params,
    query: z.object({
      situacao: z.enum(situacoesDoCupom).optional(),
      sk: z.string().trim().max(100).default(''),
      /** `cursor` of the page before; absent: the first. */
      cursor: z.string().max(200).optional(),
      limit: z.int().min(1).max(200).default(CUPONS_POR_PAGINA),
    }),
    body: nada,
    response: ListaDeCupons,
    falhas,
  },
  'GET /painel/v1/{idfornecedor}/cupons/{idcupom}': {
    ...doFornecedor,
    summary: 'A coupon as its supplier keeps it, with the names that its sentence says.',
    params: um,
    query: semCampos,
    body: nada,
    response: CupomComNomes,
    falhas: [...falhas, 'nao_encontrado'],
  },
  'PUT /painel/v1/{idfornecedor}/cupons/{idcupom}': {
    ...doFornecedor,
    summary:
      'Writes a coupon, new or not; the id of a new one is made by who writes it. How often it was used stays.',
    params: um,
    query: semCampos,
    body: CupomDito,
    response: CupomGuardado,
    falhas: [...falhas, 'nao_encontrado', 'entrada_invalida', 'cadastro_mudou'],
  },
  'DELETE /painel/v1/{idfornecedor}/cupons/{idcupom}': {
    ...doFornecedor,
    summary: 'Removes a coupon that nobody ordered with.',
    params: um,
    query: z.object({
      /** The version that was looked at; absent: whatever stands there. */
      versao: z.int().positive().optional(),
    }),
    body: nada,
    response: z.object({ removida: z.literal(true) }),
    falhas: [...falhas, 'nao_encontrado', 'cadastro_mudou', 'cadastro_em_uso'],
  },
  'GET /painel/v1/{idfornecedor}/cupons/{idcupom}/usos': {
    ...doFornecedor,
    summary: 'How a coupon was used: day by day, since ever, and in which orders last.',
    params: um,
    query: z.object({ dias: z.int().min(1).max(DIAS_DE_USOS).default(30) }),
    body: nada,
    response: UsosDoCupom,
    falhas: [...falhas, 'nao_encontrado'],
  },
  'POST /painel/v1/{idfornecedor}/cupons/ensaio': {
    ...doFornecedor,
    summary:
      'Tries a coupon, written or not, on the orders of the last days by the rules of carts; nothing is written.',
    params,
    query: semCampos,
    body: PedidoDeEnsaio,
    response: EnsaioDoCupom,
    falhas: [...falhas, 'entrada_invalida'],
  },
})
