import { asJson, asRegistro, describeRegistro } from '#coluna'
import { hasNovos } from '#evento'
import type { Db } from '#infra'

import type { Texto } from './textos.ts'

/** What a device shows and opens. */
export interface Conteudo extends Texto {
  /** Path at the store. */
  url: string
  /** A younger one takes the place of an older one of the same. */
  tag: string
}

export interface NotificacaoNova {
  idinscricao: string
  chave: string
  conteudo: Conteudo
}

const registro = describeRegistro('notificacao_push', [], ['idinscricao', 'chave', 'conteudo'])

/** Each fact once for each device. */
export async function insertNotificacoes(tx: Db, novas: readonly NotificacaoNova[]): Promise<void> {
  if (novas.length === 0) return
  const { nomes, valores, tipos } = asRegistro(tx, registro)
  await tx`
    insert into notificacao_push (${nomes}) select ${valores} from jsonb_to_recordset(${asJson(tx, registro, novas)}) as r(${tipos})
    on conflict (idinscricao, chave) do nothing`
}

/** What a worker sends, and to whom. */
export interface Tomada {
  idnotificacao: number
  idfornecedor: string
  endpoint: string
  p256dh: string
  auth: string
  conteudo: Conteudo
  tentativas: number
}

interface Prazo {
  agora: Date
  /** Until then no other process takes it. */
  ate: Date
}

/** Hosts of push services that something is due for, without those named. */
export async function listServicos(db: Db, exceto: readonly string[], agora: Date): Promise<string[]> {
  const rows = await db<{ servico: string }[]>`
    select distinct i.servico from notificacao_push n join inscricao_push i using (idinscricao)
    where n.tentar_em <= ${agora} and i.servico <> all(${exceto as string[]}) order by i.servico limit 64`
  return rows.map(({ servico }) => servico)
}

/** Whether something is to be written or sent that no lane of this process has. */
export async function hasDevidas(db: Db, emCurso: readonly string[], agora: Date): Promise<boolean> {
  return (await hasNovos(db, 'notificacoes')) || (await listServicos(db, emCurso, agora)).length > 0
}

/** Takes the next one of a service for this worker alone, of each device in its order. Null: there is none. */
export async function takeNotificacao(
  db: Db,
  servico: string,
  { agora, ate }: Prazo,
): Promise<Tomada | null> {
  const [row] = await db<Tomada[]>`
    update notificacao_push n set tentar_em = ${ate}, tentativas = n.tentativas + 1
    from inscricao_push i
    where i.idinscricao = n.idinscricao and n.idnotificacao = (
      select d.idnotificacao from notificacao_push d join inscricao_push s using (idinscricao)
      where s.servico = ${servico} and d.tentar_em <= ${agora}
        and not exists (select from notificacao_push a where a.idinscricao = d.idinscricao and a.idnotificacao < d.idnotificacao)
      order by d.tentar_em, d.idnotificacao limit 1 for update of d skip locked
    )
    returning n.idnotificacao, i.idfornecedor, i.endpoint, i.p256dh, i.auth, n.conteudo, n.tentativas`
  return row ?? null
}

/** Told, or given up: nothing of it is kept. */
export async function deleteNotificacao(db: Db, idnotificacao: number): Promise<void> {
  await db`delete from notificacao_push where idnotificacao = ${idnotificacao}`
}

export async function postponeNotificacao(db: Db, idnotificacao: number, tentar_em: Date): Promise<void> {
  await db`update notificacao_push set tentar_em = ${tentar_em} where idnotificacao = ${idnotificacao}`
}

/** What could not be told within a day is too old to be told. */
export async function pruneNotificacoes(db: Db, agora: Date): Promise<void> {
  await db`delete from notificacao_push where criada_em < ${agora}::timestamptz - interval '1 day'`
}
