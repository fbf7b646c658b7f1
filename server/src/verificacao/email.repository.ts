import { SEM_SENHA, SENHA_REMOVIDA, SENHA_TRANCADA, type Db, type Transaction } from '#infra'

/** Somebody reads the mailbox of a login; the first time counts, and only while the address is this one. */
export async function confirmEmail(
  db: Db,
  { idusuario, email }: { idusuario: string; email: string },
): Promise<void> {
  await db`
    update usuario set email_confirmado_em = now()
    where idusuario = ${idusuario} and email = ${email} and email_confirmado_em is null`
}

export interface PorConfirmar {
  idusuario: string
  email: string
  /** Letters that asked again already. */
  lembretes: number
  /** A store that the login buys at, or works for; null: none. */
  idfornecedor: string | null
}

/**
 * Logins to be asked again: two days after they got their address, and after a week. Not logins that have had it for
 * longer, so that a shop that begins to ask does not surprise old customers with a letter; not keys, the operator, nor locked and erased logins, which read nothing.
 */
export async function listPorConfirmar(
  db: Db,
  exceto: readonly string[],
  limit: number,
): Promise<PorConfirmar[]> {
  return db<PorConfirmar[]>`
    select u.idusuario, u.email, u.email_lembretes as lembretes, coalesce(
        (select x.idfornecedor from usuario_cliente uc join cadastroextracliente x using (idcliente)
          where uc.idusuario = u.idusuario order by x.criado_em limit 1),
        (select e.idfornecedor from equipe e where e.idusuario = u.idusuario order by e.idfornecedor limit 1)) as idfornecedor
    from usuario u
    where u.email_confirmado_em is null and not u.operador and u.senha_hash not in ${db([SEM_SENHA, SENHA_REMOVIDA, SENHA_TRANCADA])}
      and coalesce(u.email_desde, u.criado_em) > now() - interval '21 days'
      and coalesce(u.email_desde, u.criado_em) < now() - case u.email_lembretes when 0 then interval '2 days' else interval '7 days' end
      and u.email_lembretes < 2 and u.idusuario <> all(${exceto as string[]}::uuid[])
    order by coalesce(u.email_desde, u.criado_em) limit ${limit}`
}

/** Counts one more; false when it was counted or confirmed meanwhile. */
export async function countLembrete(
  tx: Transaction,
  { idusuario, email, lembretes }: PorConfirmar,
): Promise<boolean> {
  const { count } = await tx`
    update usuario set email_lembretes = ${lembretes + 1}
    where idusuario = ${idusuario} and email = ${email} and email_lembretes = ${lembretes} and email_confirmado_em is null`
  return count === 1
}
