import type { ItemCarrinho } from '@vitrine/contract'
import { fromDecimilesimos, fromMilesimos, toDecimilesimos, toMilesimos } from '@vitrine/rules/dinheiro'
import { isOfertaEmVigor, linhaIntocada, type EstadoDaLinha } from '@vitrine/rules/negociacao'
import { choosePreco } from '@vitrine/rules/preco'

import type { ContextoComprador } from '#acesso'
import { dropAcordo, opcoesPreco, type ItemGuardado } from '#carrinho'
import { Falha } from '#infra'

import type { LinhaNova, ProdutoDoAto } from './escrita.repository.ts'
import type { LinhaRow } from './estado.repository.ts'
import type { EmNegociacao } from './in-negociacao.ts'
import type { Quem } from './quem.ts'

/** A line in hand: as the cart keeps it, as its customer reads it, and how far the talk about it is. */
export interface LinhaEmMaos {
  guardado: ItemGuardado
  item: ItemCarrinho
  row: LinhaRow | undefined
  conversa: EstadoDaLinha
  /** Reais: what a unit costs without an attendant. */
  tabela: number | null
}

/** Errors: `nao_encontrado`, `linha_em_edicao` while somebody else writes in it, `linha_mudou` for a revision that is not the current one. */
export function takeLinha(em: EmNegociacao, idlinha: string, visto: number): LinhaEmMaos {
  const linha = findLinha(em, idlinha)
  if (!linha) throw new Falha('nao_encontrado')
  const edicao = findEdicaoAlheia(em, idlinha)
  if (edicao) throw new Falha('linha_em_edicao', { detalhes: { por: edicao.nome, ate: edicao.ate } })
  const revisao = linha.row?.revisao ?? 0
  if (revisao !== visto) throw new Falha('linha_mudou', { detalhes: { revisao } })
  return linha
}

export function findLinha(
  { itens, composicao, estado, contexto }: EmNegociacao,
  idlinha: string,
): LinhaEmMaos | undefined {
  const guardado = itens.find(({ id }) => id === idlinha)
  const item = composicao.itens.find(({ id }) => id === idlinha)
  if (!guardado || !item) return undefined
  const row = estado.linhas.find((umaLinha) => umaLinha.idlinha === idlinha)
  return { guardado, item, row, conversa: toConversa(row), tabela: tabelaOf(item, contexto) }
}

/** Who else writes in a line now. */
export function findEdicaoAlheia({ estado, quem }: Pick<EmNegociacao, 'estado' | 'quem'>, idlinha: string) {
  return estado.edicoes.find((edicao) => edicao.idlinha === idlinha && edicao.idusuario !== quem.idusuario)
}

/** What a unit costs this customer without an attendant; null: no price, or a combo's, which its rules make. */
export function tabelaOf(item: ItemCarrinho, contexto: ContextoComprador): number | null {
  if (item.produtos) return null
  return choosePreco({ ...item, precoatendente: null }, item.quantidade, opcoesPreco(contexto))
}

const reais = (valor: number | null) => (valor === null ? null : fromDecimilesimos(valor))
const inteiro = (valor: number | null) => (valor === null ? null : toDecimilesimos(valor))

export function toConversa(row: LinhaRow | undefined): EstadoDaLinha {
  if (!row) return linhaIntocada
  const { situacao, preco, contraproposta, quantidade_proposta } = row
  return {
    situacao,
    preco: reais(preco),
    contraproposta: reais(contraproposta),
    quantidade_proposta: quantidade_proposta === null ? null : fromMilesimos(quantidade_proposta),
  }
}

type Extras = Partial<Omit<LinhaNova, 'idlinha' | 'situacao' | 'preco'>>

/** The row of a line after an act of `quem`; what the act does not say stays. */
export function toLinhaNova(
  { row, tabela, guardado }: Pick<LinhaEmMaos, 'row' | 'tabela' | 'guardado'>,
  conversa: EstadoDaLinha,
  quem: Quem,
  extras: Extras = {},
): LinhaNova {
  const { situacao, preco, contraproposta, quantidade_proposta } = conversa
  return {
    idlinha: guardado.id,
    situacao,
    tabela: row?.tabela ?? inteiro(tabela),
    preco: inteiro(preco),
    contraproposta: inteiro(contraproposta),
    quantidade_proposta: quantidade_proposta === null ? null : toMilesimos(quantidade_proposta),
    ...keepProposta(row, conversa),
    ...keepPedido(row, situacao),
    ...keepOferta(row, preco),
    lado: quem.lado,
    por: quem.nome,
    ...extras,
  }
}

/** Who asked for another price or quantity, as long as it waits for an answer. */
function keepProposta(row: LinhaRow | undefined, { contraproposta, quantidade_proposta }: EstadoDaLinha) {
  if (!row || (contraproposta === null && quantidade_proposta === null))
    return { proposta_por: null, proposta_em: null, proposta_motivo: '' }
  const { proposta_por, proposta_em, proposta_motivo } = row
  return { proposta_por, proposta_em, proposta_motivo }
}

/** Who offers, and why, as long as there is an offer. */
function keepOferta(row: LinhaRow | undefined, preco: number | null) {
  if (!row || preco === null) return { oferta_por: null, aprovado_por: null, motivo: '' }
  const { oferta_por, aprovado_por, motivo } = row
  return { oferta_por, aprovado_por, motivo }
}

const semPedido = { pedido_preco: null, pedido_por: null, pedido_em: null, pedido_motivo: '' }

/** What waits for a supervisor waits until the line is done with. */
function keepPedido(row: LinhaRow | undefined, situacao: EstadoDaLinha['situacao']) {
  if (!row || situacao !== 'AGUARDA_SUPERVISOR') return semPedido
  const { pedido_preco, pedido_por, pedido_em, pedido_motivo } = row
  return { pedido_preco, pedido_por, pedido_em, pedido_motivo }
}

/** The stored line priced by what is offered: the offer in force, or the table. */
export function withOferta(item: ItemGuardado, linha: LinhaNova): ItemGuardado {
  const guardado = dropAcordo(item)
  const { preco, oferta_por, aprovado_por, motivo } = linha
  // What a row says is a situation of the rules.
  const situacao = linha.situacao as EstadoDaLinha['situacao']
  if (preco === null || !isOfertaEmVigor({ preco, situacao })) return guardado
  return {
    ...guardado,
    precoatendente: preco,
    negociado: {
      por: oferta_por ?? '',
      ...(aprovado_por && { aprovado_por }),
      ...(motivo && { motivo }),
      minimo: item.quantidade,
    },
  }
}

/** The cart's lines with one in another's place; null takes it out. */
export function replaceItem(
  itens: readonly ItemGuardado[],
  id: string,
  novo: ItemGuardado | null,
): ItemGuardado[] {
  return itens.flatMap((item) => (item.id === id ? (novo ?? []) : item))
}

export const toProdutoDoAto = ({ id, nome, unidade }: ItemCarrinho): ProdutoDoAto => ({ id, nome, unidade })
