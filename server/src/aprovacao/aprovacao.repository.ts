import type { Aprovacao, ConteudoAprovacao, Submissao } from '@vitrine/contract'
import type { EstadoAprovacao } from '@vitrine/rules/aprovacao'

import { isMembro, type Participante } from '#chat'
import type { Db } from '#infra'

export interface OndeAprovacao {
  idfornecedor: string
  idcliente: string
}

export interface PassoRow {
  tipo: Aprovacao['passos'][number]['tipo']
  idusuario: string | null
  nome: string | null
  motivo: string
  revisao: number
  quando: string
}

export interface AprovacaoRow extends OndeAprovacao {
  idaprovacao: string
  idusuario: string
  quem: string
  estado: EstadoAprovacao
  submissao: Submissao
  conteudo: ConteudoAprovacao
  fatos: { idcategorias: string[]; produtos: string[]; precoFora: boolean }
  centro: string | null
  recado: string
  revisao: number
  numpedido: number | null
  expira_em: Date
  criado_em: Date
  passos: PassoRow[]
}

const colunas = (db: Db) => db`
  a.idaprovacao, a.idfornecedor, a.idcliente, a.idusuario, u.nome as quem, a.estado, a.submissao, a.conteudo, a.fatos, a.centro, a.recado,
  a.revisao, a.numpedido, a.expira_em, a.criado_em,
  (select jsonb_agg(jsonb_build_object('tipo', p.tipo, 'idusuario', p.idusuario, 'nome', q.nome, 'motivo', p.motivo, 'revisao', p.revisao, 'quando', p.quando)
    order by p.sequencia) from passo_aprovacao p left join usuario q using (idusuario) where p.idaprovacao = a.idaprovacao) as passos`

/** One request of a cliente at a fornecedor. */
export async function findAprovacao(
  db: Db,
  { idfornecedor, idcliente, idaprovacao }: OndeAprovacao & { idaprovacao: string },
): Promise<AprovacaoRow | null> {
  const [row] = await db<AprovacaoRow[]>`
    select ${colunas(db)} from aprovacao a join usuario u using (idusuario)
    where a.idfornecedor = ${idfornecedor} and a.idcliente = ${idcliente} and a.idaprovacao = ${idaprovacao}`
  return row ?? null
}

/** One request that stands in a room of which this participant is a member. */
export async function findNaSala(
  db: Db,
  quem: Participante,
  idaprovacao: string,
): Promise<AprovacaoRow | null> {
  const [row] = await db<AprovacaoRow[]>`
    select ${colunas(db)} from aprovacao a join usuario u using (idusuario)
    join sala_chat s on s.idfornecedor = a.idfornecedor and s.idcliente = a.idcliente and s.numpedido is null
    where a.idaprovacao = ${idaprovacao} and ${isMembro(db, quem)}
      and exists (select from mensagem_chat m where m.idsala = s.idsala and m.idmensagem = a.idaprovacao)`
  return row ?? null
}

/** The same, held until the transaction ends. */
export async function lockAprovacao(
  db: Db,
  onde: OndeAprovacao & { idaprovacao: string },
): Promise<AprovacaoRow | null> {
  await db`select from aprovacao where idaprovacao = ${onde.idaprovacao} for update`
  return findAprovacao(db, onde)
}

/** Requests that are open: few at a time, so who may answer each is worked out for all. */
export function listAbertas(db: Db, { idfornecedor, idcliente }: OndeAprovacao): Promise<AprovacaoRow[]> {
  return db<AprovacaoRow[]>`
    select ${colunas(db)} from aprovacao a join usuario u using (idusuario)
    where a.idfornecedor = ${idfornecedor} and a.idcliente = ${idcliente} and a.estado in ('PENDENTE', 'ALTERADA')
    order by a.criado_em desc limit 200`
}

/** A page of requests, the newest first: of one login, of these ids, or all. */
export async function listAprovacoes(
  db: Db,
  { idfornecedor, idcliente }: OndeAprovacao,
  filtro: { idusuario: string | null; ids: readonly string[] | null; limit: number; offset: number },
): Promise<{ rows: AprovacaoRow[]; total: number }> {
  const { idusuario, ids, limit, offset } = filtro
  const onde = db`
    a.idfornecedor = ${idfornecedor} and a.idcliente = ${idcliente}
    ${idusuario ? db`and a.idusuario = ${idusuario}` : db``}
    ${ids ? db`and a.idaprovacao = any(${ids as string[]})` : db``}`
  const [contagem, rows] = await Promise.all([
    db<{ n: number }[]>`select count(*)::int as n from aprovacao a where ${onde}`,
    db<AprovacaoRow[]>`
      select ${colunas(db)} from aprovacao a join usuario u using (idusuario)
      where ${onde} order by a.criado_em desc, a.idaprovacao limit ${limit} offset ${offset}`,
  ])
  return { rows, total: contagem[0]?.n ?? 0 }
}

/** How many requests for approval this login has made for the cliente at the supplier. */
export async function countMinhas(
  db: Db,
  { idfornecedor, idcliente }: OndeAprovacao,
  idusuario: string,
): Promise<number> {
  const [row] = await db<{ n: number }[]>`
    select count(*)::int as n from aprovacao
    where idfornecedor = ${idfornecedor} and idcliente = ${idcliente} and idusuario = ${idusuario}`
  return row?.n ?? 0
}

export interface AprovacaoNova extends OndeAprovacao {
  idaprovacao: string
  idusuario: string
  submissao: Submissao
  conteudo: ConteudoAprovacao
  fatos: AprovacaoRow['fatos']
  impressao: Buffer
  /** Centavos. */
  total: number | null
  recado: string
  prazoHoras: number
}

/**
 * Writes a request once: the same asked again while it is open answers the one that is there; null when that was answered in
 * this moment.
 */
export async function insertAprovacao(
  db: Db,
  nova: AprovacaoNova,
): Promise<{ idaprovacao: string; feita: boolean } | null> {
  const { idfornecedor, idcliente, idusuario, impressao } = nova
  const [row] = await db<{ idaprovacao: string }[]>`
    with nova as (
      insert into aprovacao (idaprovacao, idfornecedor, idcliente, idusuario, submissao, conteudo, fatos, impressao, total, centro, recado, expira_em)
      values (${nova.idaprovacao}, ${idfornecedor}, ${idcliente}, ${idusuario}, ${db.json(nova.submissao as never)}, ${db.json(nova.conteudo as never)},
        ${db.json(nova.fatos)}, ${impressao}, ${nova.total}, ${nova.submissao.centro ?? null}, ${nova.recado}, now() + make_interval(hours => ${nova.prazoHoras}))
      on conflict do nothing returning idaprovacao
    ), passo as (
      insert into passo_aprovacao (idaprovacao, tipo, idusuario, motivo, revisao)
      select idaprovacao, 'PEDIDA', ${idusuario}::uuid, ${nova.recado}, 1 from nova
    )
    select idaprovacao from nova`
  if (row) return { ...row, feita: true }
  const [igual] = await db<{ idaprovacao: string }[]>`
    select idaprovacao from aprovacao
    where idfornecedor = ${idfornecedor} and idcliente = ${idcliente} and idusuario = ${idusuario}
      and impressao = ${impressao} and estado in ('PENDENTE', 'ALTERADA')`
  return igual ? { ...igual, feita: false } : null
}

/** Adds a step to the history of a request; open screens of the request are told. */
export async function insertPasso(
  db: Db,
  idaprovacao: string,
  { tipo, idusuario, motivo, revisao }: Omit<PassoRow, 'nome' | 'quando'>,
): Promise<void> {
  await db`
    insert into passo_aprovacao (idaprovacao, tipo, idusuario, motivo, revisao)
    values (${idaprovacao}, ${tipo}, ${idusuario}, ${motivo}, ${revisao})`
  // Tells the screens too, where the state stays.
  await db`update aprovacao set mudado_em = now() where idaprovacao = ${idaprovacao}`
}

/** Sets the state of a request; the caller holds its row. */
export async function saveEstado(db: Db, idaprovacao: string, estado: EstadoAprovacao): Promise<void> {
  await db`update aprovacao set estado = ${estado}, mudado_em = now() where idaprovacao = ${idaprovacao}`
}

/** Stores a change by an approver: earlier approvals are removed, for they were about another content. */
export async function saveAlteracao(
  db: Db,
  idaprovacao: string,
  nova: Pick<AprovacaoNova, 'submissao' | 'conteudo' | 'fatos' | 'total'>,
): Promise<void> {
  await db`
    update aprovacao set estado = 'ALTERADA', revisao = revisao + 1, submissao = ${db.json(nova.submissao as never)}, conteudo = ${db.json(nova.conteudo as never)},
      fatos = ${db.json(nova.fatos)}, total = ${nova.total}, mudado_em = now()
    where idaprovacao = ${idaprovacao}`
}

/** Open requests whose time ran out. */
export async function listVencidas(
  db: Db,
  exceto: readonly string[],
  limit: number,
): Promise<(OndeAprovacao & { idaprovacao: string })[]> {
  return db<(OndeAprovacao & { idaprovacao: string })[]>`
    select idaprovacao, idfornecedor, idcliente from aprovacao
    where estado in ('PENDENTE', 'ALTERADA') and expira_em <= now() and idaprovacao <> all(${exceto as string[]}::uuid[])
    order by expira_em limit ${limit}`
}

/** What stands in the cart now, by product; combos by what they hold are left out. */
export async function listCarrinho(
  db: Db,
  { idfornecedor, idcliente }: OndeAprovacao,
): Promise<{ id: string; nome: string; quantidade: number }[]> {
  return db<{ id: string; nome: string; quantidade: number }[]>`
    select p.idcadastroextraproduto as id, p.nome, sum((i ->> 'quantidade')::bigint)::bigint as quantidade
    from carrinho c, jsonb_array_elements(c.itens) i
    join produto p on p.idfornecedor = ${idfornecedor} and p.idcadastroextraproduto = (i ->> 'id')::uuid
    where c.idfornecedor = ${idfornecedor} and c.idcliente = ${idcliente} group by 1, 2 order by p.nome`
}

/** E-mails of logins, for letters. */
export function listPessoas(
  db: Db,
  ids: readonly string[],
): Promise<{ idusuario: string; nome: string; email: string }[]> {
  return db<{ idusuario: string; nome: string; email: string }[]>`
    select idusuario, nome, email from usuario where idusuario = any(${ids as string[]}) order by nome, email`
}

export async function findNomeDoCliente(db: Db, idcliente: string): Promise<string> {
  const [row] = await db<{ nome: string }[]>`select nome from cliente where idcliente = ${idcliente}`
  return row?.nome ?? ''
}
