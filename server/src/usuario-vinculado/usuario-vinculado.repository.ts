import { escapeLike, type Db, type Transaction } from '#infra'

export interface UsuarioRow {
  id: string
  idusuario: string | null
  nome: string
  email: string
  administra: boolean
  submissao_pedido: boolean
  desde: Date
  /** Null for a login. */
  expira_em: Date | null
  vencido: boolean
}

export interface FiltroUsuarios {
  /** Folded text, '' for all. */
  texto: string
  limit: number
  offset: number
}

/** Logins of a cliente and its invitations, those that manage first, invitations last: one statement. */
export async function listUsuarios(
  db: Db,
  idcliente: string,
  { texto, limit, offset }: FiltroUsuarios,
): Promise<{ rows: UsuarioRow[]; total: number }> {
  const rows = await db<(UsuarioRow & { todos: number })[]>`
    select *, (count(*) over ())::int as todos from (
      select u.idusuario as id, u.idusuario, u.nome, u.email, uc.administra, uc.submissao_pedido, uc.vinculado_em as desde,
        null::timestamptz as expira_em, false as vencido
      from usuario_cliente uc join usuario u using (idusuario) where uc.idcliente = ${idcliente}
      union all
      select v.idconvite, null, '', v.email, false, v.submissao_pedido, v.criado_em, v.expira_em, v.expira_em <= now()
      from convite_usuario v where v.idcliente = ${idcliente}
    ) l
    where ${texto === '' ? db`true` : db`f_dobra(nome || ' ' || email) like ${`%${escapeLike(texto)}%`}`}
    order by idusuario is null, administra desc, nome collate "pt-BR-x-icu", email limit ${limit} offset ${offset}`
  return { rows, total: rows[0]?.todos ?? 0 }
}

/** Whether an e-mail is of a login that buys for the cliente already. */
export async function isVinculado(db: Db, idcliente: string, email: string): Promise<boolean> {
  const rows = await db`
    select 1 from usuario_cliente uc join usuario u using (idusuario) where uc.idcliente = ${idcliente} and u.email = ${email}`
  return rows.length > 0
}

/** The cliente to go on for: one that the login is linked to, by itself or by a registration; without either the primary one. */
export async function findClienteVinculado(
  db: Db,
  idusuario: string,
  { idcliente, idcadastroextracliente }: { idcliente: string | null; idcadastroextracliente: string | null },
): Promise<string | null> {
  const [row] = await db<{ idcliente: string }[]>`
    select uc.idcliente from usuario_cliente uc
    where uc.idusuario = ${idusuario} and (
      uc.idcliente = ${idcliente}
      or (${idcliente}::uuid is null and exists (
        select 1 from cadastroextracliente x where x.idcliente = uc.idcliente and x.idcadastroextracliente = ${idcadastroextracliente}))
      or (${idcliente}::uuid is null and ${idcadastroextracliente}::uuid is null))
    order by uc.primario desc, uc.idcliente limit 1`
  return row?.idcliente ?? null
}

/** Sets or, with null, clears the primary cliente of a login; false when it is not linked to that one. */
export async function savePrimario(
  tx: Transaction,
  idusuario: string,
  idcliente: string | null,
): Promise<boolean> {
  // Two at the same moment: the second waits, and clears what the first has set.
  await tx`select 1 from usuario where idusuario = ${idusuario} for no key update`
  await tx`update usuario_cliente set primario = false where idusuario = ${idusuario} and primario`
  if (!idcliente) return true
  const { count } = await tx`
    update usuario_cliente set primario = true where idusuario = ${idusuario} and idcliente = ${idcliente}`
  return count === 1
}

/** Permission of another login of the same cliente; null when there is no such login or registration. */
export async function savePermissao(
  db: Db,
  {
    idcliente,
    idusuario,
    idcadastroextracliente,
  }: { idcliente: string; idusuario: string; idcadastroextracliente: string },
  submissao_pedido: boolean,
): Promise<boolean | null> {
  const [row] = await db<{ submissao_pedido: boolean }[]>`
    update usuario_cliente uc set submissao_pedido = ${submissao_pedido}
    where uc.idcliente = ${idcliente} and uc.idusuario = ${idusuario} and exists (
      select 1 from cadastroextracliente x where x.idcliente = uc.idcliente and x.idcadastroextracliente = ${idcadastroextracliente})
    returning uc.submissao_pedido`
  return row?.submissao_pedido ?? null
}

/** Takes an invitation back; false when there is none. */
export async function deleteConvite(db: Db, idcliente: string, idconvite: string): Promise<boolean> {
  const { count } =
    await db`delete from convite_usuario where idcliente = ${idcliente} and idconvite = ${idconvite}`
  return count === 1
}

export interface Vinculo {
  email: string
  nome: string
  cliente: string
  administra: boolean
  administradores: number
}

/** What a login is to a cliente, and how many manage it; holds the cliente's other removals until the transaction ends. */
export async function lockVinculo(
  tx: Transaction,
  idcliente: string,
  idusuario: string,
): Promise<Vinculo | null> {
  await tx`select 1 from cliente where idcliente = ${idcliente} for no key update`
  const [row] = await tx<Vinculo[]>`
    select u.email, u.nome, c.nome as cliente, uc.administra, (select count(*)::int from usuario_cliente o where o.idcliente = uc.idcliente and o.administra) as administradores
    from usuario_cliente uc join usuario u using (idusuario) join cliente c using (idcliente)
    where uc.idcliente = ${idcliente} and uc.idusuario = ${idusuario}`
  return row ?? null
}

/** Ends what a login had to do with a cliente: the link, the sessions for it, the invitations that it sent. */
export async function deleteVinculo(tx: Transaction, idcliente: string, idusuario: string): Promise<void> {
  await tx`delete from usuario_cliente where idcliente = ${idcliente} and idusuario = ${idusuario}`
  await tx`delete from sessao where idcliente = ${idcliente} and idusuario = ${idusuario}`
  await tx`delete from convite_usuario where idcliente = ${idcliente} and convidado_por = ${idusuario}`
}
