import { z } from 'zod'
import type { SituacaoDoCupom } from '@vitrine/rules/cupom'

import { dinheiro, id } from '#campo'
import { DiasDoEnsaio, exemploDoEnsaio, somaDoEnsaio } from '#ensaio'

import { CadastroCupom } from './cadastro-cupom.ts'

// What its fields ask of each other is asked of the whole row, when it is written (saveCupons).
const campos = z.strictObject(CadastroCupom.shape)

export const situacoesDoCupom = [
  'EM_VIGOR',
  'AGENDADO',
  'ENCERRADO',
  'ESGOTADO',
  'DESLIGADO',
] as const satisfies readonly SituacaoDoCupom[]

export const CUPONS_POR_PAGINA = 50

/** A coupon as it is kept, how often it was used, and the version that whoever changes it names. */
export const CupomGuardado = campos.extend({
  usos: z.int(),
  /** What orders that hold took off with it. */
  descontado: dinheiro,
  /** How it stands today, in the store's zone. */
  situacao: z.enum(situacoesDoCupom),
  versao: z.int(),
})
export type CupomGuardado = z.output<typeof CupomGuardado>

/** What is written of one: the whole of it. */
export const CupomDito = campos.omit({ idcupom: true }).extend({
  /** The version that was looked at, null for a new one; absent: whatever stands there. */
  versao: z.int().positive().nullable().optional(),
})

/** What an id of a sentence is called. */
export const NomeDoAlvo = z.object({ id, nome: z.string() })
export type NomeDoAlvo = z.output<typeof NomeDoAlvo>

export const ListaDeCupons = z.object({
  data: z.array(CupomGuardado),
  /** Of the products, categories and payment methods that these coupons name, some of each. */
  nomes: z.array(NomeDoAlvo),
  cursor: z.string().nullable(),
  /** Null beyond the first page. */
  contagens: z
    .object({
      TODOS: z.int(),
      EM_VIGOR: z.int(),
      AGENDADO: z.int(),
      ENCERRADO: z.int(),
      ESGOTADO: z.int(),
      DESLIGADO: z.int(),
    })
    .nullable(),
})
export type ListaDeCupons = z.output<typeof ListaDeCupons>

export const CupomComNomes = z.object({ cupom: CupomGuardado, nomes: z.array(NomeDoAlvo) })
export type CupomComNomes = z.output<typeof CupomComNomes>

/** A coupon that is tried, written or not, and on the orders of how many days. */
export const PedidoDeEnsaio = z.strictObject({
  cupom: campos,
  dias: DiasDoEnsaio,
})

const motivos = [
  'periodo',
  'canal',
  'cadastro',
  'identificacao',
  'primeira_compra',
  'limite',
  'limite_por_cliente',
  'valor_limite',
  'tipoEntrega',
  'pagamento',
  'carrinho_vazio',
  'produtos',
  'politica',
  'valor_minimo',
] as const

/** What a coupon would have done to the orders of the last days (ux 3.7): numbers alone, of nobody. */
export const EnsaioDoCupom = z.object({
  ...somaDoEnsaio,
  aMais: dinheiro,
  disputas: z.array(
    z.object({
      codigocupom: z.string(),
      nome: z.string(),
      automatico: z.boolean(),
      vence: z.int(),
      perde: z.int(),
    }),
  ),
  impedimentos: z.array(z.object({ impedimento: z.enum(motivos), pedidos: z.int() })),
  porDia: z.array(z.object({ dia: z.string(), pedidos: z.int(), desconto: dinheiro })),
  exemplos: z.array(z.object({ ...exemploDoEnsaio, antes: dinheiro })),
})
export type EnsaioDoCupom = z.output<typeof EnsaioDoCupom>
