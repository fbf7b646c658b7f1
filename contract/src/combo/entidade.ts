import { z } from 'zod'

import { dinheiro, id, quantidade } from '#campo'
import { Imagem } from '#imagem'
import { ProdutoLista } from '#produto'

export const SituacaoCombo = z.enum(['disponivel', 'exige_login', 'outro_publico', 'agendado', 'expirado'])

/** How a combo is priced; absent when prices are hidden. */
export const PrecoCombo = z.union([
  z.object({ tipo: z.literal('fixo'), valor: dinheiro }),
  z.object({ tipo: z.literal('percentual'), percentual: z.number() }),
  z.object({ tipo: z.literal('por_produto') }),
])
export type PrecoCombo = z.infer<typeof PrecoCombo>

/** A combo as its card shows it (ux 1.15.1). Values are those of the cheapest choice, absent when prices are hidden. */
export const ComboLista = z.object({
  idcombopromocional_cabecalho: id,
  nome: z.string(),
  descricao: z.string(),
  /** First and last day, 'YYYY-MM-DD', both included. */
  inicio: z.string().nullable(),
  fim: z.string().nullable(),
  limite_por_pedido: z.int().nullable(),
  situacao: SituacaoCombo,
  /** Why it cannot be bought by this visitor now, stock included; null when it can. */
  motivo: z.string().nullable(),
  maior_de_18: z.boolean(),
  /** Mosaic: up to four products. */
  imagens: z.array(Imagem),
  /** Choices that one combo asks for, at least. */
  itens: z.int(),
  /** The shopper chooses: price or saving depend on it. */
  temEscolha: z.boolean(),
  /** One price whatever is chosen; absent when prices are hidden. */
  precoUnico: z.boolean().optional(),
  precosoma: dinheiro.optional(),
  precocombo: dinheiro.optional(),
  economia: dinheiro.optional(),
  /** The saving in whole percent. */
  percentual: z.int().optional(),
})
export type ComboLista = z.infer<typeof ComboLista>

export const ProdutoCombo = ProdutoLista.extend({
  /** Units that one choice takes. */
  quantidade,
  /** Unit price inside the combo, where the combo sets one for this product. */
  precocombo: dinheiro.optional(),
  /** Stock in units as far as it limits this combo; null when it does not. */
  estoque: quantidade.nullable(),
})
export type ProdutoCombo = z.infer<typeof ProdutoCombo>

export const GrupoCombo = z.object({
  idgrupo: id,
  nome: z.string(),
  minimo: z.int(),
  maximo: z.int(),
  /** The same product may be chosen more than once. */
  repete: z.boolean(),
  produtos: z.array(ProdutoCombo),
})
export type GrupoCombo = z.infer<typeof GrupoCombo>

export const Combo = ComboLista.extend({
  preco_combo: PrecoCombo.optional(),
  grupos: z.array(GrupoCombo),
})
export type Combo = z.infer<typeof Combo>
