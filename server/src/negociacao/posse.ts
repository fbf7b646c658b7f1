import { mayTakeOver } from '@vitrine/rules/negociacao'

import type { ContextoComprador } from '#acesso'
import { Falha, type Sql, type Transaction } from '#infra'

import { beginNegociacao, endNegociacao, saveBatimento, type AtoNovo } from './escrita.repository.ts'
import { ensureCarrinho, findEstado, type EstadoRow } from './estado.repository.ts'
import {
  holdCarrinho,
  isTitularAusente,
  posseFrom,
  refuseTomado,
  requirePosse,
  vivaOf,
} from './in-negociacao.ts'
import { listPresos } from './prazo.repository.ts'
import { donoOf, isEquipe, quemOf, SISTEMA, type Dono, type Quem } from './quem.ts'

/**
 * Takes a cart to negotiate it; a cart that does not exist yet is made, a released negotiation goes on with its prices. Taking again what
 * one holds changes nothing. `assume` takes it over: a supervisor's always, a colleague's once its owner is away. Errors:
 * `carrinho_bloqueado` with who holds it.
 */
export async function takeCarrinho(
  sql: Sql,
  contexto: ContextoComprador,
  { assume }: { assume: boolean },
): Promise<void> {
  const [dono, quem] = [donoOf(contexto), quemOf(contexto)]
  await sql.begin(async (tx) => {
    await ensureCarrinho(tx, dono)
    const estado = await holdCarrinho(tx, dono)
    const ate = posseFrom(estado)
    const idnegociacao = estado.negociacao?.idnegociacao ?? null
    if (estado.preso && estado.bloqueado_por === quem.idusuario) {
      if (idnegociacao)
        return saveBatimento(tx, { ...dono, idnegociacao }, { ativo: true, ate, idusuario: quem.idusuario })
    } else if (estado.preso && !(assume && mayTake(estado, contexto))) throw refuseTomado(estado)
    await beginNegociacao(tx, { ...dono, idnegociacao }, { quem, ate, ato: toAto(estado) })
  })
}

function toAto({ preso, titular }: EstadoRow): AtoNovo {
  return preso && titular ? { acao: 'ASSUMIU', motivo: `Antes: ${titular}` } : { acao: 'ABRIU' }
}

/** Whether somebody of the team may have a cart that a colleague holds. */
function mayTake(estado: EstadoRow, contexto: ContextoComprador): boolean {
  if (!isEquipe(contexto)) return false
  return mayTakeOver({
    isDono: estado.bloqueado_por === contexto.idusuario,
    papel: contexto.papel,
    ausente: isTitularAusente(estado),
  })
}

/**
 * Unlocks: attendant prices go, totals are what they were (readings 5). Its customer always may; of the team, who may take it over. A cart
 * without a negotiation stays as it is. Errors: `carrinho_bloqueado` while a colleague holds it.
 */
export async function unlockCarrinho(sql: Sql, contexto: ContextoComprador): Promise<void> {
  const [dono, quem] = [donoOf(contexto), quemOf(contexto)]
  await sql.begin(async (tx) => {
    const estado = await holdCarrinho(tx, dono)
    if (isEquipe(contexto) && estado.preso && !mayTake(estado, contexto)) throw refuseTomado(estado)
    await end(tx, dono, { estado, quem })
  })
}

async function end(
  tx: Transaction,
  dono: Dono,
  { estado, quem }: { estado: EstadoRow; quem: Quem },
): Promise<void> {
  if (!estado.negociacao && !estado.bloqueado_por) return
  const idnegociacao = estado.negociacao?.idnegociacao ?? null
  await endNegociacao(
    tx,
    { ...dono, idnegociacao },
    { quem, estado: 'DESFEITA', ato: { acao: 'DESBLOQUEOU' } },
  )
}

/** The same with all that these people hold at a supplier. */
export async function releaseCarrinhos(
  tx: Transaction,
  idfornecedor: string,
  atendentes: readonly string[],
): Promise<void> {
  for (const idcliente of await listPresos(tx, idfornecedor, atendentes)) {
    const dono = { idfornecedor, idcliente }
    await end(tx, dono, { estado: await findEstado(tx, dono), quem: SISTEMA })
  }
}

/**
 * The heartbeat: who holds the cart is still there. A person who does nothing loses it at `libera_em` all the same. Errors:
 * `negociacao_encerrada`, `carrinho_bloqueado` with who took it over.
 */
export async function beat(sql: Sql, contexto: ContextoComprador, ativo: boolean): Promise<EstadoRow> {
  const [dono, quem] = [donoOf(contexto), quemOf(contexto)]
  const estado = await findEstado(sql, dono)
  const negociacao = vivaOf(estado)
  if (!negociacao) throw new Falha('negociacao_encerrada')
  requirePosse({ estado, quem })
  const ate = posseFrom(estado, ativo ? estado.agora : new Date(negociacao.ativa_em))
  await saveBatimento(
    sql,
    { ...dono, idnegociacao: negociacao.idnegociacao },
    { ativo, ate, idusuario: quem.idusuario },
  )
  return findEstado(sql, dono)
}
