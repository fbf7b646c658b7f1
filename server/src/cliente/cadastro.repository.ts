import type { Caracteristicas, TipoDocumento } from '@vitrine/contract'

import type { Db, Transaction } from '#infra'

export interface CadastroRow {
  idusuario: string
  emailusuario: string
  nomeusuario: string
  idcliente: string
  tipo_documento: TipoDocumento
  documento: string
  nome: string
  razaosocial: string
  email: string
  telefone: string
  data_nascimento: string | null
  idcadastroextracliente: string | null
  aprovado: boolean | null
  cod_erp: string | null
  recebido_em: Date | null
  decidido_em: Date | null
  motivo_recusa: string | null
  caracteristicas: Caracteristicas | null
}

/** Which registration: the one at a supplier of a cliente, or one by its own id. */
export type QualCadastro =
  | { idcliente: string; idfornecedor: string | null }
  | { idcadastroextracliente: string }

/** Login, cliente and registration, where this login is linked to the cliente. */
export async function findCadastro(
  db: Db,
  idusuario: string,
  qual: QualCadastro,
): Promise<CadastroRow | null> {
  const extra =
    'idcliente' in qual
      ? db`x.idcliente = c.idcliente and x.idfornecedor = ${qual.idfornecedor}`
      : db`x.idcliente = c.idcliente and x.idcadastroextracliente = ${qual.idcadastroextracliente}`
  const onde = 'idcliente' in qual ? db`c.idcliente = ${qual.idcliente}` : db`x.idcliente is not null`
  const [row] = await db<CadastroRow[]>`
    select u.idusuario, u.email as emailusuario, u.nome as nomeusuario, c.idcliente, c.tipo_documento, c.documento, c.nome,
      c.razaosocial, c.email, c.telefone, c.data_nascimento, x.idcadastroextracliente, x.aprovado, x.cod_erp, x.caracteristicas,
      x.criado_em as recebido_em, x.decidido_em, x.motivo_recusa
    from usuario u join usuario_cliente uc on uc.idusuario = u.idusuario join cliente c on c.idcliente = uc.idcliente
    left join cadastroextracliente x on ${extra}
    where u.idusuario = ${idusuario} and ${onde}`
  return row ?? null
}

/** Permission of a login for the cliente of a registration; `quem` must be that login, share the cliente, or serve the supplier. */
export async function findPermissao(
  db: Db,
  {
    idcadastroextracliente,
    idusuario,
    quem,
  }: { idcadastroextracliente: string; idusuario: string; quem: string },
): Promise<boolean | null> {
  const [row] = await db<{ submissao_pedido: boolean }[]>`
    select uc.submissao_pedido from cadastroextracliente x join usuario_cliente uc on uc.idcliente = x.idcliente
    where x.idcadastroextracliente = ${idcadastroextracliente} and uc.idusuario = ${idusuario} and (
      uc.idusuario = ${quem}
      or exists (select 1 from usuario_cliente q where q.idusuario = ${quem} and q.idcliente = x.idcliente)
      or exists (select 1 from equipe e where e.idusuario = ${quem} and e.idfornecedor = x.idfornecedor and e.papel <> 'representante'))`
  return row ? row.submissao_pedido : null
}

export async function findSenhaHash(db: Db, idusuario: string): Promise<string | undefined> {
  const [row] = await db<
    { senha_hash: string }[]
  >`select senha_hash from usuario where idusuario = ${idusuario}`
  return row?.senha_hash
}

/** Fields of the login that change; null stays. A new e-mail is not confirmed, and must be confirmed as the first one was. */
export async function updateLogin(
  tx: Transaction,
  idusuario: string,
  { email, nome, senha_hash }: { email: string | null; nome: string | null; senha_hash: string | null },
): Promise<void> {
  await tx`
    update usuario set email = coalesce(${email}, email),
      email_confirmado_em = case when ${email}::text is null then email_confirmado_em end,
      email_desde = case when ${email}::text is null then email_desde else now() end,
      email_lembretes = case when ${email}::text is null then email_lembretes else 0 end, nome = coalesce(${nome}, nome), senha_hash = coalesce(${senha_hash}, senha_hash)
    where idusuario = ${idusuario}`
}

/** Every session of a login but the one that asks. */
export async function deleteOtherSessoes(
  tx: Transaction,
  idusuario: string,
  tokenHash: Buffer,
): Promise<void> {
  await tx`delete from sessao where idusuario = ${idusuario} and token_hash <> ${tokenHash}`
}

export interface ClienteMudado {
  nome: string | null
  razaosocial: string | null
  email: string | null
  telefone: string | null
  data_nascimento: string | null
}

/** Fields of the cliente that change; null stays, and so does a birth date that is known. */
export async function updateCliente(
  tx: Transaction,
  idcliente: string,
  mudado: ClienteMudado,
): Promise<void> {
  const { nome, razaosocial, email, telefone, data_nascimento } = mudado
  await tx`
    update cliente set nome = coalesce(${nome}, nome), razaosocial = coalesce(${razaosocial}, razaosocial), email = coalesce(${email}, email),
      telefone = coalesce(${telefone}, telefone), data_nascimento = coalesce(data_nascimento, ${data_nascimento})
    where idcliente = ${idcliente}`
}
