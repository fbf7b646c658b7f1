import type { EstadoDeRequerimento, Requerimento, Requerimentos } from '@vitrine/contract'

import { describeCadastro } from '#cadastro'
import { describeRegistro } from '#coluna'
import type { Db, Transaction } from '#infra'

/** A request of a person; who it is, and what was said, is told to nobody: it goes with the person. */
export const cadastroRequerimento = describeCadastro(
  describeRegistro(
    'requerimento',
    ['idfornecedor'],
    [
      'idrequerimento',
      'idcliente',
      'tipo',
      'canal',
      'estado',
      'nome',
      'contato',
      'descricao',
      'recebido_em',
      'resposta',
      'motivo_recusa',
      'copia_em',
      'anonimizado_em',
      'pedidos_guardados',
      'encerrado_em',
    ],
  ),
  {
    chave: ['idrequerimento'],
    porFornecedor: true,
    ocultas: ['idcliente', 'nome', 'contato', 'descricao', 'resposta'],
  },
)

/** One as it is stored; of an account that the store still has, who it is. */
export interface RequerimentoRow extends Pick<
  Requerimento,
  | 'idrequerimento'
  | 'tipo'
  | 'canal'
  | 'estado'
  | 'automatico'
  | 'nome'
  | 'contato'
  | 'descricao'
  | 'resposta'
  | 'motivo_recusa'
  | 'pedidos_guardados'
  | 'versao'
> {
  /** Null: nobody that the store has registered now. */
  idcliente: string | null
  recebido_em: string
  copia_em: Date | null
  anonimizado_em: Date | null
  encerrado_em: Date | null
}

/** Where a page of the list goes on: the day and the id of the last one. */
export type Posto = [recebido_em: string, idrequerimento: string]

/** Requests of a store, as they are read everywhere. */
export const selectRequerimento = (db: Db, idfornecedor: string) => db`
  select r.idrequerimento, r.tipo, r.canal, r.estado, r.automatico, r.descricao, r.resposta, r.motivo_recusa, r.copia_em, r.anonimizado_em,
    r.pedidos_guardados, r.encerrado_em, r.versao, r.recebido_em::text as recebido_em, x.idcliente,
    coalesce(nullif(r.nome, ''), nullif(c.razaosocial, ''), c.nome, '') as nome, coalesce(nullif(r.contato, ''), c.email, '') as contato
  from requerimento r left join cadastroextracliente x on x.idfornecedor = r.idfornecedor and x.idcliente = r.idcliente
    left join cliente c on c.idcliente = x.idcliente
  where r.idfornecedor = ${idfornecedor}`

/** Those of one state: open ones by the day they came, the oldest first; closed ones the newest first. */
export function listRequerimentos(
  db: Db,
  idfornecedor: string,
  { estado, depois, limite }: { estado: EstadoDeRequerimento; depois: Posto | null; limite: number },
): Promise<RequerimentoRow[]> {
  const isAberto = estado === 'ABERTO'
  const [dia, id] = depois ?? ['', '']
  const seguinte = isAberto
    ? db`and (r.recebido_em, r.idrequerimento) > (${dia}::date, ${id}::uuid)`
    : db`and (r.recebido_em, r.idrequerimento) < (${dia}::date, ${id}::uuid)`
  const ordem = isAberto ? db`r.recebido_em, r.idrequerimento` : db`r.recebido_em desc, r.idrequerimento desc`
  return db<RequerimentoRow[]>`
    ${selectRequerimento(db, idfornecedor)} and r.estado = ${estado} ${depois ? seguinte : db``} order by ${ordem} limit ${limite}`
}

export async function findRequerimento(
  db: Db,
  idfornecedor: string,
  idrequerimento: string,
): Promise<RequerimentoRow | undefined> {
  const [row] = await db<RequerimentoRow[]>`
    ${selectRequerimento(db, idfornecedor)} and r.idrequerimento = ${idrequerimento}`
  return row
}

/** How many are open, and how many of them came until the one day, or before the other. */
export async function countAbertos(
  db: Db,
  idfornecedor: string,
  { ate, antes }: { ate: string; antes: string },
): Promise<Abertos> {
  const [row] = await db<Abertos[]>`
    select count(*)::int as abertos, (count(*) filter (where recebido_em <= ${ate}::date))::int as a_vencer,
      (count(*) filter (where recebido_em < ${antes}::date))::int as vencidos
    from requerimento where idfornecedor = ${idfornecedor} and estado = 'ABERTO'`
  return row ?? { abertos: 0, a_vencer: 0, vencidos: 0 }
}

type Abertos = Pick<Requerimentos, 'abertos' | 'a_vencer' | 'vencidos'>

/** Whoever writes one down waits for who is writing the same one. */
export async function lockRequerimento(tx: Transaction, idrequerimento: string): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtextextended(${`requerimento:${idrequerimento}`}, 169))`
}

/** A customer of this store, by its document (digits or letters alone) or, where none is said, by its mailbox. */
export async function findConta(
  db: Db,
  idfornecedor: string,
  { documento, contato }: { documento: string; contato: string },
): Promise<string | null> {
  const quem = documento
    ? db`c.documento = ${documento}`
    : db`(lower(c.email) = lower(${contato}) or exists (
        select 1 from usuario_cliente uc join usuario u using (idusuario) where uc.idcliente = c.idcliente and lower(u.email) = lower(${contato})))`
  const rows = await db<{ idcliente: string }[]>`
    select c.idcliente from cadastroextracliente x join cliente c using (idcliente)
    where x.idfornecedor = ${idfornecedor} and c.excluido_em is null and ${quem} limit 2`
  // One mailbox of two accounts says of neither.
  return rows.length === 1 ? (rows[0]?.idcliente ?? null) : null
}

export interface Guardados {
  pedidos: number
  notas: number
  contestacoes: number
}

/** What of a customer stays at this store when it is forgotten. */
export async function countGuardados(db: Db, idfornecedor: string, idcliente: string): Promise<Guardados> {
  const [row] = await db<Guardados[]>`
    with meu as (select numpedido from pedido where idfornecedor = ${idfornecedor} and idcliente = ${idcliente})
    select (select count(*)::int from meu) as pedidos, (select count(*)::int from nota_fiscal join meu using (numpedido)) as notas,
      (select count(*)::int from contestacao join meu using (numpedido)) as contestacoes`
  return row ?? { pedidos: 0, notas: 0, contestacoes: 0 }
}
