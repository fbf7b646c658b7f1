import { z } from 'zod'

import { id, quantidadePositiva } from '#campo'
import { dia, semRepetir, texto } from '#declarado'
import { DiasDoEnsaio } from '#ensaio'
import { MudancaRegistrada } from '#registro'
import { CanalVenda, TipoEntrega } from '#venda'

import { CadastroPolitica } from './cadastro-politica.ts'

/** So many products of a policy are named; of the others it is known how many they are. */
export const PRODUTOS_NOMEADOS = 20

/** A product that a policy names, with what is compared with its price. */
export const ProdutoNomeado = z.object({
  idcadastroextraproduto: id,
  nome: z.string(),
  unidade: z.string(),
  preco: z.number().nullable(),
  custo: z.number().nullable(),
})
export type ProdutoNomeado = z.output<typeof ProdutoNomeado>

/** A commercial policy as it is kept, with the version that whoever changes it names. */
export const PoliticaGuardada = CadastroPolitica.extend({
  produtosnomeados: z.array(ProdutoNomeado).max(PRODUTOS_NOMEADOS),
  categoriasdosprodutos: z.array(id),
  /** Of a price table. */
  produtosnatabela: z.int().min(0),
  versao: z.int(),
})
export type PoliticaGuardada = z.output<typeof PoliticaGuardada>

/** What is written of one: the whole of it. */
export const PoliticaDita = CadastroPolitica.omit({ idpolitica: true }).extend({
  /** The version that was looked at, null for a new one; absent: whatever stands there. */
  versao: z.int().positive().nullable().optional(),
})

/** Customers that carry a tag of the store's own: a group, for prices. */
export const GrupoDeClientes = z.object({ grupo: z.string(), clientes: z.int() })
export type GrupoDeClientes = z.output<typeof GrupoDeClientes>

/** Somebody who buys at the store, to try its prices as. */
export const ClienteDoPreco = z.object({ idcliente: id, nome: z.string(), grupos: z.array(z.string()) })
export type ClienteDoPreco = z.output<typeof ClienteDoPreco>

/** Who buys what, how and when. Without a cliente it is somebody of these groups, without either a visitor. */
export const SimulacaoDePreco = z.strictObject({
  idcadastroextraproduto: id,
  quantidade: quantidadePositiva,
  idcliente: id.optional(),
  grupos: semRepetir(texto(40, 1), 50).optional(),
  idformapagto: id.optional(),
  tipoEntrega: TipoEntrega.optional(),
  canalVenda: CanalVenda.default('WEB'),
  /** Absent: today at the store. */
  dia: dia.optional(),
})
export type SimulacaoDePreco = z.output<typeof SimulacaoDePreco>

const regras = [
  'tabela',
  'politica',
  'oferta',
  'pagamento',
  'progressivo',
  'atacado',
  'atendente',
  'normal',
] as const

/** One thing that was looked at on the way to a price. */
export const PassoDoPreco = z.object({
  regra: z.enum(regras),
  nome: z.string(),
  /** What it gives, in reais; null: nothing. */
  preco: z.number().nullable(),
  valeu: z.boolean(),
  motivo: z.string(),
  /** Of a policy. */
  idpolitica: id.nullable(),
})
export type PassoDoPreco = z.output<typeof PassoDoPreco>

/** The price that this buyer sees in the shop, and why. */
export const PrecoSimulado = z.object({
  produto: ProdutoNomeado,
  comprador: z.string(),
  grupos: z.array(z.string()),
  /** As the cart would have it. */
  quantidade: z.number(),
  /** Why it is not what was asked for; null: it is. */
  ajuste: z.string().nullable(),
  /** Null, and no steps: the shop shows this buyer no price. */
  precounitario: z.number().nullable(),
  total: z.number().nullable(),
  passos: z.array(PassoDoPreco),
  faixas: z.array(z.object({ quantidade: z.number(), preco: z.number() })),
})
export type PrecoSimulado = z.output<typeof PrecoSimulado>

/** A policy that is tried, written or not, and on the orders of how many days. */
export const PedidoDeEnsaioDaPolitica = z.strictObject({ politica: CadastroPolitica, dias: DiasDoEnsaio })

/** A change of a policy, and how the policy stood before it; null: it was not there. */
export const MudancaDaPolitica = MudancaRegistrada.extend({ antes: CadastroPolitica.nullable() })
export type MudancaDaPolitica = z.output<typeof MudancaDaPolitica>
