import type { ContextoComprador } from '#acesso'
import { Falha, type Sql, type Transaction } from '#infra'
import { quemOf, type Quem } from '#negociacao'
import { requirePedido } from '#pedido'
import type { ProdutosVivos } from '#produto'
import { fromDecimilesimos, toDecimilesimos } from '@vitrine/rules/dinheiro'
import type { Condicao } from '@vitrine/rules/orcamento'

import type { RascunhoDaLinha, RascunhoRow } from './mesa.repository.ts'
import { canPrice } from './price-orcamento.ts'
import { saveRascunho, type LinhaDoRascunho } from './rascunho.repository.ts'
import { readMesa, type Mesa } from './read-mesa.ts'

export interface Deps {
  sql: Sql
  vivos: ProdutosVivos
}

/** Who writes in which draft, and the revision of it that was looked at. */
export interface Escrita {
  numpedido: number
  contexto: ContextoComprador
  visto: number
  /** Prices that are being written, to tell those that somebody else has written meanwhile. */
  precos?: ReadonlyMap<number, number | null>
}

export interface EmRascunho {
  tx: Transaction
  mesa: Mesa
  quem: Quem & { idusuario: string }
}

/** What changes: lines that are not named stay. */
export interface Mudanca {
  linhas: readonly LinhaDoRascunho[]
  taxaentrega?: number | null | undefined
  validade?: string | null | undefined
  observacao?: string | undefined
  condicoes?: readonly Condicao[] | undefined
}

/** A budget held until the transaction ends, whose draft is the one that was looked at. Errors: `movimento_recusado`, `rascunho_mudou`. */
export async function holdRascunho(tx: Transaction, vivos: ProdutosVivos, escrita: Escrita): Promise<Mesa> {
  const mesa = await holdMesa(tx, vivos, escrita)
  if (mesa.revisao !== escrita.visto) throw refuseMudado(mesa, escrita)
  return mesa
}

/** Errors: `movimento_recusado` where it was accepted, refused or ended meanwhile. */
export async function holdMesa(
  tx: Transaction,
  vivos: ProdutosVivos,
  { numpedido, contexto }: Pick<Escrita, 'numpedido' | 'contexto'>,
): Promise<Mesa> {
  const pedido = await requirePedido(tx, numpedido)
  if (!canPrice(pedido, contexto))
    throw new Falha('movimento_recusado', { detalhes: { de: pedido.status, para: 'ORCAMENTO_PRECIFICADO' } })
  return readMesa({ db: tx, vivos }, contexto, numpedido)
}

/** One act on a draft: under the order's lock, one revision on, all or nothing. Errors: those of `holdRascunho` and of `work`. */
export async function inRascunho(
  { sql, vivos }: Deps,
  escrita: Escrita,
  work: (em: EmRascunho) => Mudanca | Promise<Mudanca>,
): Promise<void> {
  const quem = quemOf(escrita.contexto)
  await sql.begin(async (tx) => {
    const mesa = await holdRascunho(tx, vivos, escrita)
    const mudanca = await work({ tx, mesa, quem })
    const idfornecedor = escrita.contexto.fornecedor?.idfornecedor ?? ''
    await saveRascunho(
      tx,
      escrita.numpedido,
      { idfornecedor, ...mergeMudanca(mesa.row.rascunho ?? vazio, mudanca) },
      quem,
    )
  })
}

const vazio = { taxaentrega: null, validade: null, observacao: '', condicoes: null }

/** The draft as it is after a change: what is not said stays. */
function mergeMudanca(
  antes: Pick<RascunhoRow, 'taxaentrega' | 'validade' | 'observacao' | 'condicoes'>,
  { linhas, taxaentrega, validade, observacao, condicoes }: Mudanca,
) {
  return {
    linhas,
    taxaentrega: taxaentrega === undefined ? antes.taxaentrega : taxaentrega,
    validade: validade === undefined ? antes.validade : validade,
    observacao: observacao ?? antes.observacao,
    condicoes: condicoes ?? antes.condicoes,
  }
}

/** Who has written meanwhile, and the prices that are not what is being written. */
export function refuseMudado({ row, linhas, revisao }: Mesa, { precos = new Map() }: Escrita): Falha {
  const { rascunho } = row
  const outros = linhas.filter(({ sequencia, preco }) => {
    const novo = precos.get(sequencia)
    return novo !== undefined && novo !== preco
  })
  return new Falha('rascunho_mudou', {
    detalhes: {
      revisao,
      por: rascunho?.por ?? null,
      em: rascunho ? new Date(rascunho.em).toISOString() : null,
      linhas: outros.map(({ sequencia, nome, preco }) => ({ sequencia, nome, preco })),
    },
  })
}

export const semRascunho: RascunhoDaLinha = {
  preco: null,
  recado: null,
  pedido_preco: null,
  pedido_por: null,
  pedido_em: null,
  pedido_motivo: '',
  aprovado_preco: null,
  aprovado_por: null,
  recusado_por: null,
  recusado_motivo: '',
  idcadastroextraproduto: null,
  quantidade: null,
}
/** Nothing waits for a supervisor, and none has said no. */
export const semPedido = {
  pedido_preco: null,
  pedido_por: null,
  pedido_em: null,
  pedido_motivo: '',
  recusado_por: null,
  recusado_motivo: '',
}

/** The row of a line after something of it changed. */
export function toLinhaDoRascunho(
  { sequencia, rascunho }: Mesa['linhas'][number],
  mudanca: Partial<RascunhoDaLinha>,
): LinhaDoRascunho {
  return { sequencia, ...pickRascunho({ ...semRascunho, ...rascunho, ...mudanca }) }
}

/** A row comes whole: what is written are these columns of it. */
function pickRascunho(linha: RascunhoDaLinha): RascunhoDaLinha {
  const { preco, recado, pedido_preco, pedido_por, pedido_em, pedido_motivo } = linha
  const { aprovado_preco, aprovado_por, recusado_por, recusado_motivo } = linha
  const { idcadastroextraproduto, quantidade } = linha
  const pedido = { pedido_preco, pedido_por, pedido_em, pedido_motivo }
  const decidido = { aprovado_preco, aprovado_por, recusado_por, recusado_motivo }
  return { preco, recado, ...pedido, ...decidido, idcadastroextraproduto, quantidade }
}

export const inteiro = (valor: number | null) => (valor === null ? null : toDecimilesimos(valor))
export const reais = (valor: number | null) => (valor === null ? null : fromDecimilesimos(valor))
