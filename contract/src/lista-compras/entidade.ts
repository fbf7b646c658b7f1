import { z } from 'zod'

import { dinheiro, id, quantidade, quantidadePositiva } from '#campo'
import { LinhaRepeticao } from '#carrinho'
import { Imagem } from '#imagem'
import { ProdutoLista } from '#produto'

/** Who made a list: the customer, or somebody for the customer: the supplier, or the rhythm of past orders (§7). */
export const TipoLista = z.enum(['FROM_CLIENT', 'TO_CLIENT'])
export type TipoLista = z.infer<typeof TipoLista>

/** The list computed from past orders: one for each (cliente, fornecedor), computed when asked for and not stored. */
export const idListaRitmo = '00000000-0000-0000-0000-000000000001'

const nome = z.string().trim().min(1).max(80)
export const NomeLista = nome

/** A line as a list keeps it. */
export const ItemParaLista = z.object({ id, quantidade: quantidadePositiva })
export type ItemParaLista = z.infer<typeof ItemParaLista>

export const ListaCompras = z.object({
  idlista: id,
  nome: z.string(),
  tipo: TipoLista,
  /** Why it is suggested: 'baseada nos seus últimos 6 pedidos'; '' for one's own. */
  motivo: z.string(),
  totalItens: z.int(),
  imagens: z.array(Imagem),
  /** ISO instant of the last change; null for a computed list. */
  atualizada_em: z.string().nullable(),
  /** Set while the list is shared: everybody who has the code may read it. */
  codigocompartilhar: z.string().nullable(),
  /** Whether the person who asks may change the lines. */
  editavel: z.boolean(),
})
export type ListaCompras = z.infer<typeof ListaCompras>

export const ItemLista = z.object({
  /** idcadastroextraproduto. */
  id,
  nome: z.string(),
  quantidade,
  /** Null: no longer sold; the line stays, struck through (ux 1.14.4). */
  produto: ProdutoLista.nullable(),
  /** Null: not tracked. */
  estoque: quantidade.nullable(),
  /** ISO instant of the customer's last order of it. */
  ultimacompra: z.string().nullable(),
  /** 'a cada 9 dias'; '' when there is nothing to say. */
  motivo: z.string(),
  /** What the line costs today; absent when prices are hidden or it cannot be bought. */
  total: dinheiro.optional(),
})
export type ItemLista = z.infer<typeof ItemLista>

export const ListaDetalhe = ListaCompras.extend({
  itens: z.array(ItemLista),
  /** Of what can be bought; absent when prices are hidden. */
  total: dinheiro.optional(),
})
export type ListaDetalhe = z.infer<typeof ListaDetalhe>

/** What applying a list did to the cart, line by line (§4 Shopping list apply). */
export const ResultadoAplicacao = z.object({
  /** 'error': no line could be added. */
  resultado: z.enum(['success', 'error']),
  mensagem: z.string(),
  adicionados: z.array(LinhaRepeticao),
  ajustados: z.array(LinhaRepeticao),
  recusados: z.array(LinhaRepeticao),
  /** Of the cart after it. */
  revisao: z.int(),
  totalCompras: dinheiro.optional(),
})
export type ResultadoAplicacao = z.infer<typeof ResultadoAplicacao>

/** A product that a line may mean, with what the line gives of it. */
export const OpcaoRevisao = z.object({
  produto: ProdutoLista,
  estoque: quantidade.nullable(),
  /** What the line asks for in the unit of the product, before its rules. */
  pedida: quantidade,
  /** What would be added; 0 when nothing can be. */
  quantidade,
  situacao: z.enum(['adicionada', 'ajustada', 'recusada']),
  motivo: z.string(),
})
export type OpcaoRevisao = z.infer<typeof OpcaoRevisao>

export const LinhaRevisao = z.object({
  /** Number of the line in what was sent, from 1. */
  linha: z.int(),
  texto: z.string(),
  situacao: z.enum(['adicionada', 'ajustada', 'recusada', 'ambigua']),
  /** Why it is not simply added; may tell a conversion of an added one. */
  motivo: z.string(),
  /** How the product was found. */
  como: z.enum(['sku', 'ean', 'nome', 'id']).nullable(),
  /** What the line asked for, in its own words; null when it said nothing. */
  pedida: quantidade.nullable(),
  /** What would be added; 0 unless added or adjusted, and where an earlier line has it all (the same product twice). */
  quantidade,
  escolhida: OpcaoRevisao.nullable(),
  /** To choose from where a choice is needed, best first: other products, or other quantities of one. */
  candidatos: z.array(OpcaoRevisao),
})
export type LinhaRevisao = z.infer<typeof LinhaRevisao>

export const RevisaoPedido = z.object({
  linhas: z.array(LinhaRevisao),
  adicionadas: z.int(),
  ajustadas: z.int(),
  recusadas: z.int(),
  ambiguas: z.int(),
  /** Of what would be added; absent when prices are hidden. */
  total: dinheiro.optional(),
})
export type RevisaoPedido = z.infer<typeof RevisaoPedido>
