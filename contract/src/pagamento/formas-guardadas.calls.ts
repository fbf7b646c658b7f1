import { z } from 'zod'

import { defineCalls, type Papel } from '#call'
import { id, nada, semCampos } from '#campo'

import { CadastroFormaPagamento } from './cadastro-forma-pagamento.ts'

// What its fields ask of each other is asked of the whole row, when it is written (saveFormasPagamento).
const campos = z.strictObject(CadastroFormaPagamento.shape)

/** A payment method as it is kept, with the version that whoever changes it names. */
export const FormaPagamentoGuardada = campos.extend({ versao: z.int() })
export type FormaPagamentoGuardada = z.output<typeof FormaPagamentoGuardada>

/** What is written of one: the whole of it. */
export const FormaPagamentoDita = campos.omit({ idformapagto: true }).extend({
  /** The version that was looked at, null for a new one; absent: whatever stands there. */
  versao: z.int().positive().nullable().optional(),
})

const params = z.object({ idfornecedor: id })
const daEquipe = { dono: 'fornecedor', fornecedor: 'params.idfornecedor' } as const
const leem: readonly Papel[] = ['atendente', 'fornecedor']
const falhas = ['sessao_expirada', 'sem_permissao', 'fornecedor_desconhecido'] as const

/** Payment methods of a supplier as its panel keeps them (ux 3.12, decision 0137): added calls. */
export const formaPagamentoGuardadaCalls = defineCalls({
  'GET /painel/v1/{idfornecedor}/formas-pagamento': {
    ...daEquipe,
    access: leem,
    summary:
      'The payment methods of a supplier as it keeps them, those that are off too, in the order of the shop.',
    params,
    query: semCampos,
    body: nada,
    response: z.object({
      data: z.array(FormaPagamentoGuardada),
      /** Whether the supplier has an account at a payment provider: without one Pix, boleto and card are offered to nobody. */
      online: z.boolean(),
    }),
    falhas,
  },
  'PUT /painel/v1/{idfornecedor}/formas-pagamento/{idformapagto}': {
    ...daEquipe,
    access: ['fornecedor'],
    summary:
      'Writes a payment method, new or not; the id of a new one is made by who writes it. One that is not wanted any more is switched off.',
    params: params.extend({ idformapagto: id }),
    query: semCampos,
    body: FormaPagamentoDita,
    response: FormaPagamentoGuardada,
    falhas: [...falhas, 'entrada_invalida', 'cadastro_mudou'],
  },
})
