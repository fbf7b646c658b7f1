import { asLinha } from '#coluna'
import type { Db, Sql, Transaction } from '#infra'

export interface NovoConvite {
  idconvite: string
  idcliente: string
  idfornecedor: string
  email: string
  submissao_pedido: boolean
  token_hash: Buffer
  convidado_por: string
}

/** An invitation; one for the same e-mail takes the place of the older one, whose link ends. Answers its id. */
export async function saveConvite(tx: Transaction, novo: NovoConvite, dias: number): Promise<string> {
  const [row] = await tx<{ idconvite: string }[]>`
    insert into convite_usuario (idconvite, idcliente, idfornecedor, email, submissao_pedido, token_hash, convidado_por, expira_em)
    values (${novo.idconvite}, ${novo.idcliente}, ${novo.idfornecedor}, ${novo.email}, ${novo.submissao_pedido}, ${novo.token_hash},
      ${novo.convidado_por}, now() + make_interval(days => ${dias}))
    on conflict (idcliente, email) do update set idfornecedor = excluded.idfornecedor, submissao_pedido = excluded.submissao_pedido,
      token_hash = excluded.token_hash, convidado_por = excluded.convidado_por, criado_em = now(), expira_em = excluded.expira_em
    returning idconvite`
  return row?.idconvite ?? novo.idconvite
}

export interface ConviteRow {
  idcliente: string
  idfornecedor: string
  email: string
  submissao_pedido: boolean
  expira_em: Date
  cliente: string
  convidado_por: string
  tem_acesso: boolean
}

/** A living invitation by its link. */
export async function findConvite(db: Db, tokenHash: Buffer): Promise<ConviteRow | null> {
  const [row] = await db<ConviteRow[]>`
    select v.idcliente, v.idfornecedor, v.email, v.submissao_pedido, v.expira_em, c.nome as cliente, q.nome as convidado_por,
      exists (select 1 from usuario u where u.email = v.email) as tem_acesso
    from convite_usuario v join cliente c using (idcliente) join usuario q on q.idusuario = v.convidado_por
    where v.token_hash = ${tokenHash} and v.expira_em > now()`
  return row ?? null
}

/** Uses an invitation up; false when somebody was faster, or it was taken back meanwhile. */
export async function takeConvite(tx: Transaction, tokenHash: Buffer): Promise<boolean> {
  const { count } =
    await tx`delete from convite_usuario where token_hash = ${tokenHash} and expira_em > now()`
  return count === 1
}

/** A login made by the link of an invitation, which its mailbox alone got. */
export async function insertUsuario(
  tx: Transaction,
  novo: { idusuario: string; email: string; nome: string; senha_hash: string },
): Promise<void> {
  await tx`insert into usuario ${asLinha(tx, 'usuario', { ...novo, email_confirmado_em: new Date() })}`
}

/** The link of an invited login to the cliente: it may not manage other logins, and is the primary link when there is no other. */
export async function insertVinculo(
  tx: Transaction,
  {
    idusuario,
    idcliente,
    submissao_pedido,
  }: { idusuario: string; idcliente: string; submissao_pedido: boolean },
): Promise<void> {
  await tx`
    insert into usuario_cliente (idusuario, idcliente, primario, submissao_pedido, administra)
    values (${idusuario}, ${idcliente}, not exists (select 1 from usuario_cliente where idusuario = ${idusuario} and primario),
      ${submissao_pedido}, false)
    on conflict (idusuario, idcliente) do nothing`
}

/** Invitations without an answer, a month after they expired. */
export async function purgeConvites(sql: Sql): Promise<void> {
  await sql`delete from convite_usuario where expira_em < now() - interval '30 days'`
}
