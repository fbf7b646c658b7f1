import { fromCentavos } from '@vitrine/rules/dinheiro'

import { isSobrePedido } from '#correio'
import { insertEventos, type EventoNovo } from '#evento'
import { uuidv7, type Db } from '#infra'

export type TipoContestacao = 'DISPUTA' | 'CHARGEBACK' | 'MED' | 'ESTORNO'

export interface ContestacaoRow {
  idcontestacao: string
  tipo: TipoContestacao
  parecer: 'GANHA' | 'PERDIDA' | null
  encerrada: boolean
}

/** A dispute as it is after a statement; `valor` in centavos. */
interface ContestacaoDita {
  numpedido: number
  idfornecedor: string
  idcontestacao: string
  tipo: TipoContestacao
  valor: number
  parecer: ContestacaoRow['parecer']
  decisao: 'LIBERADA' | 'CANCELADA' | null
  palavra: string
}

const dita = (db: Db) => db`numpedido, idfornecedor, idcontestacao, tipo, valor, parecer, decisao, palavra`

async function tell(tx: Db, ditas: readonly ContestacaoDita[]): Promise<void> {
  const eventos = ditas.map(({ idfornecedor, valor, ...dados }): EventoNovo => {
    const tipo = dados.decisao === null ? 'pedido.RETIDO' : 'pedido.LIBERADO'
    return { idfornecedor, tipo, dados: { ...dados, valor: fromCentavos(valor) } }
  })
  await insertEventos(tx, eventos)
}

/** What is known of a charge's disputes; its charge and order are held by the caller. */
export async function listContestacoes(db: Db, idpagamento: string): Promise<ContestacaoRow[]> {
  return db<ContestacaoRow[]>`
    select idcontestacao, tipo, parecer, encerrada_em is not null as encerrada from contestacao
    where idpagamento = ${idpagamento} order by aberta_em`
}

/** Centavos that we refunded or are refunding; and those that went back from outside and are recorded already. */
export async function sumDevolvido(db: Db, idpagamento: string): Promise<{ pedido: number; fora: number }> {
  const [row] = await db<{ pedido: number; fora: number }[]>`
    select (select coalesce(sum(valor), 0)::bigint from operacao_pagamento
        where idpagamento = ${idpagamento} and tipo = 'ESTORNAR' and estado <> 'RECUSADA') as pedido,
      (select coalesce(max(devolvido), 0)::bigint from contestacao where idpagamento = ${idpagamento}) as fora`
  return row ?? { pedido: 0, fora: 0 }
}

/** An open one, with the letters of its order as they are now; null when it was known. */
export async function insertContestacao(
  db: Db,
  {
    numpedido,
    idfornecedor,
    idpagamento,
    tipo,
    valor,
    parecer = null,
    devolvido = 0,
  }: {
    numpedido: number
    idfornecedor: string
    idpagamento: string
    tipo: TipoContestacao
    valor: number
    parecer?: ContestacaoRow['parecer']
    devolvido?: number
  },
): Promise<string | null> {
  const [row] = await db<ContestacaoDita[]>`
    insert into contestacao (idcontestacao, numpedido, idfornecedor, idpagamento, tipo, valor, parecer, devolvido, cartas)
    values (${uuidv7()}, ${numpedido}, ${idfornecedor}, ${idpagamento}, ${tipo}, ${valor}, ${parecer}, ${devolvido},
      coalesce((select jsonb_agg(jsonb_build_object('idcorreio', c.idcorreio, 'quando', c.criado_em, 'enviada', c.enviado_em, 'para', c.para,
          'assunto', c.assunto, 'texto', c.texto) order by c.criado_em)
        from correio c where c.idfornecedor = ${idfornecedor} and not c.secreta and ${isSobrePedido(db, numpedido)}), '[]'))
    on conflict (idpagamento, tipo, devolvido) do nothing returning ${dita(db)}`
  if (row) await tell(db, [row])
  return row?.idcontestacao ?? null
}

/** The provider decided; what went back by it counts as known. */
export async function saveParecer(
  db: Db,
  idcontestacao: string,
  parecer: 'GANHA' | 'PERDIDA',
  devolvido: number,
): Promise<void> {
  const rows = await db<ContestacaoDita[]>`
    update contestacao set parecer = ${parecer}, devolvido = greatest(devolvido, ${devolvido}) where idcontestacao = ${idcontestacao} returning ${dita(db)}`
  await tell(db, rows)
}

/** Ends disputes that hold an order, by decision of staff: the one that is named, or all of them. Answers how many. */
export async function endContestacoes(
  db: Db,
  numpedido: number,
  {
    idcontestacao = null,
    decisao,
    palavra,
    ator,
    idusuario,
  }: {
    idcontestacao?: string | null
    decisao: 'LIBERADA' | 'CANCELADA'
    palavra: string
    ator: string
    idusuario: string | null
  },
): Promise<number> {
  const rows = await db<ContestacaoDita[]>`
    update contestacao set decisao = ${decisao}, palavra = ${palavra}, encerrada_ator = ${ator}, encerrada_por = ${idusuario}, encerrada_em = now()
    where numpedido = ${numpedido} and encerrada_em is null and (${idcontestacao}::uuid is null or idcontestacao = ${idcontestacao}) returning ${dita(db)}`
  await tell(db, rows)
  return rows.length
}
