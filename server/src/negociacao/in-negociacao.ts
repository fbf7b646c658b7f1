import { computePrazos, isAusente } from '@vitrine/rules/negociacao'

import type { ContextoComprador } from '#acesso'
import { readComposicao, type Composicao, type ItemGuardado } from '#carrinho'
import { Falha, type Sql, type Transaction } from '#infra'
import type { ProdutosVivos } from '#produto'

import { showAjustes } from './ajustes.ts'
import { endNegociacao, writeMudanca, type Mudanca } from './escrita.repository.ts'
import { findEstado, lockCarrinho, type EstadoRow, type NegociacaoRow } from './estado.repository.ts'
import { asCliente, donoOf, quemOf, SISTEMA, type Dono, type Quem } from './quem.ts'

export interface Deps {
  sql: Sql
  vivos: ProdutosVivos
}

/** A cart in hand, with what is negotiated in it and its lines as the customer reads them. */
export interface EmNegociacao {
  tx: Transaction
  dono: Dono
  contexto: ContextoComprador
  quem: Quem & { idusuario: string }
  estado: EstadoRow
  negociacao: NegociacaoRow
  itens: readonly ItemGuardado[]
  composicao: Composicao
}

/** The negotiation that goes on: a lease, or a validity, that has run out is an end already, written or not. */
export function vivaOf({ negociacao, preso, tem_precos }: EstadoRow): NegociacaoRow | null {
  if (!negociacao) return null
  return (negociacao.estado === 'ABERTA' ? preso : tem_precos) ? negociacao : null
}

/** A cart held until the transaction ends; what the clock has ended is ended first. */
export async function holdCarrinho(tx: Transaction, dono: Dono): Promise<EstadoRow> {
  await lockCarrinho(tx, dono)
  const estado = await findEstado(tx, dono)
  if (!estado.negociacao || vivaOf(estado)) return estado
  const { idnegociacao } = estado.negociacao
  await endNegociacao(
    tx,
    { ...dono, idnegociacao },
    { quem: SISTEMA, estado: 'VENCIDA', ato: { acao: 'VENCEU' } },
  )
  return findEstado(tx, dono)
}

/**
 * One act in a negotiation: under the cart's lock, with its history, all or nothing. Errors: `negociacao_encerrada` when none goes on,
 * and those of `work`.
 */
export async function inNegociacao(
  { sql, vivos }: Deps,
  contexto: ContextoComprador,
  work: (em: EmNegociacao) => Promise<Mudanca> | Mudanca,
): Promise<void> {
  const [dono, quem] = [donoOf(contexto), quemOf(contexto)]
  await sql.begin(async (tx) => {
    const estado = await holdCarrinho(tx, dono)
    const negociacao = vivaOf(estado)
    if (!negociacao) throw new Falha('negociacao_encerrada')
    const cliente = asCliente(contexto)
    const { row, composicao } = await readComposicao({ db: tx, vivos }, cliente)
    const mudanca = await work({
      tx,
      dono,
      contexto: cliente,
      quem,
      estado,
      negociacao,
      itens: row.itens,
      composicao,
    })
    // Nothing was done: no revision moves without its act.
    if (mudanca.atos.length === 0) return
    const { idnegociacao } = negociacao
    await writeMudanca(tx, { ...dono, idnegociacao }, { mudanca: withPosse(mudanca, estado, quem), quem })
  })
}

/** Whoever holds the cart holds it longer by acting. */
function withPosse(mudanca: Mudanca, estado: EstadoRow, { idusuario }: Quem): Mudanca {
  if (mudanca.libera || !estado.preso || estado.bloqueado_por !== idusuario) return mudanca
  return { ...mudanca, posse: posseFrom(estado) }
}

/** When a lease ends that is renewed now. */
export function posseFrom({ agora, ajustes }: Pick<EstadoRow, 'agora' | 'ajustes'>, ativa_em = agora): Date {
  const minutos = showAjustes(ajustes).minutos_de_posse
  return computePrazos({ ativa_em, visto_em: agora, minutos }).ate
}

/** Who holds the cart may be without a network: nothing was heard. Of a lock that tells no heartbeats nothing is known. */
export function isTitularAusente({ negociacao, agora }: EstadoRow): boolean {
  return negociacao !== null && isAusente({ visto_em: new Date(negociacao.visto_em) }, agora)
}

/** Errors: `negociacao_encerrada` where nobody holds the cart, `carrinho_bloqueado` with who does instead. */
export function requirePosse({ estado, quem }: Pick<EmNegociacao, 'estado' | 'quem'>): void {
  if (!estado.preso) throw new Falha('negociacao_encerrada')
  if (estado.bloqueado_por !== quem.idusuario) throw refuseTomado(estado)
}

/** Somebody else holds it. */
export function refuseTomado(estado: EstadoRow): Falha {
  const { titular, bloqueado_desde } = estado
  return new Falha('carrinho_bloqueado', {
    detalhes: {
      atendente: titular,
      desde: bloqueado_desde?.toISOString() ?? null,
      ausente: isTitularAusente(estado),
    },
  })
}

/** Errors: `negociacao_mudou` for a revision that is not the current one. */
export function requireVista({ negociacao }: Pick<EmNegociacao, 'negociacao'>, visto: number): void {
  if (negociacao.revisao !== visto)
    throw new Falha('negociacao_mudou', { detalhes: { revisao: negociacao.revisao } })
}
