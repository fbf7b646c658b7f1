import { z } from 'zod'

import { defineCalls, type Papel } from '#call'
import { dinheiro, id, nada, semCampos } from '#campo'
import { DiasDoEnsaio, EnsaioDePrecos } from '#ensaio'

import { CadastroCombo, PrecoDito } from './cadastro-combo.ts'

// What its fields ask of each other is asked of the whole row, when it is written (saveCombos).
const campos = z.strictObject(CadastroCombo.shape)

/** A combo as it is kept, with the version that whoever changes it names. */
export const ComboGuardado = campos.extend({ versao: z.int() })
export type ComboGuardado = z.output<typeof ComboGuardado>

/** What is written of one: the whole of it. */
export const ComboDito = campos.omit({ idcombopromocional_cabecalho: true }).extend({
  preco: PrecoDito,
  /** The version that was looked at, null for a new one; absent: whatever stands there. */
  versao: z.int().positive().nullable().optional(),
})

/** A product that combos name, as the sentence and the sum of parts need it. */
export const ProdutoDeCombos = z.object({
  id,
  nome: z.string(),
  embalagem: z.string(),
  /** List price or offer, without policies; null: it has none. */
  preco: dinheiro.nullable(),
})
export type ProdutoDeCombos = z.output<typeof ProdutoDeCombos>

/** A combo that is tried, written or not, and on the orders of how many days. */
export const PedidoDeEnsaioDoCombo = z.strictObject({
  combo: campos.extend({ preco: PrecoDito }),
  dias: DiasDoEnsaio,
})

const params = z.object({ idfornecedor: id })
const um = params.extend({ idcombopromocional_cabecalho: id })
const access: readonly Papel[] = ['fornecedor']
const doFornecedor = { access, dono: 'fornecedor', fornecedor: 'params.idfornecedor' } as const
const falhas = ['sessao_expirada', 'sem_permissao', 'fornecedor_desconhecido'] as const

/** Combos of a supplier as its panel keeps them (ux 3.7, decision 0147): added calls. */
export const comboGuardadoCalls = defineCalls({
  'GET /painel/v1/{idfornecedor}/combos': {
    ...doFornecedor,
    summary:
      'Combos of a supplier with their groups, those that are off too, in the order of the shop, 500 at most.',
    params,
    query: semCampos,
    body: nada,
    response: z.object({ data: z.array(ComboGuardado), produtos: z.array(ProdutoDeCombos) }),
    falhas,
  },
  'PUT /painel/v1/{idfornecedor}/combos/{idcombopromocional_cabecalho}': {
    ...doFornecedor,
    summary: 'Writes a combo with its groups, new or not; ids of what is new are made by who writes it.',
    params: um,
    query: semCampos,
    body: ComboDito,
    response: ComboGuardado,
    falhas: [...falhas, 'nao_encontrado', 'entrada_invalida', 'cadastro_mudou'],
  },
  'POST /painel/v1/{idfornecedor}/combos/ensaio': {
    ...doFornecedor,
    summary:
      'Tries a combo, written or not, on what was bought piece by piece in the last days, by the prices of today; nothing is written.',
    params,
    query: semCampos,
    body: PedidoDeEnsaioDoCombo,
    response: EnsaioDePrecos,
    falhas: [...falhas, 'entrada_invalida'],
  },
  'DELETE /painel/v1/{idfornecedor}/combos/{idcombopromocional_cabecalho}': {
    ...doFornecedor,
    summary: 'Removes a combo with its groups that nobody ordered.',
    params: um,
    query: z.object({
      /** The version that was looked at; absent: whatever stands there. */
      versao: z.int().positive().optional(),
    }),
    body: nada,
    response: z.object({ removida: z.literal(true) }),
    falhas: [...falhas, 'nao_encontrado', 'cadastro_mudou', 'cadastro_em_uso'],
  },
})
