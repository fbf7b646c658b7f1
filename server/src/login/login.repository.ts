import type { Papel } from '@vitrine/contract'
import type { Login } from '@vitrine/rules/documento'

import type { Db } from '#infra'

export interface LoginRow {
  idusuario: string
  senha_hash: string
  operador: boolean
  /** Clientes it may act for, the primary one first. */
  idclientes: string[]
  /** Manages the logins of one of them, at least. */
  administra: boolean
  /** Roles at the fornecedor asked about, or anywhere when none was; the strongest first. */
  equipe: Papel[]
}

/** The login of an id or an e-mail, or behind the document of a cliente (its primary login); null when unknown. */
export async function findLogin(
  db: Db,
  { tipo, valor }: Login | { tipo: 'ID'; valor: string },
  idfornecedor: string | null,
): Promise<LoginRow | null> {
  const quem =
    tipo === 'EMAIL' || tipo === 'ID'
      ? db`${db(tipo === 'ID' ? 'u.idusuario' : 'u.email')} = ${valor}`
      : db`u.idusuario = (
          select uc.idusuario from cliente c join usuario_cliente uc using (idcliente)
          where c.tipo_documento = ${tipo} and c.documento = ${valor} order by uc.administra desc, uc.primario desc, uc.idusuario limit 1)`
  const [row] = await db<LoginRow[]>`
    select u.idusuario, u.senha_hash, u.operador,
      array(select uc.idcliente from usuario_cliente uc where uc.idusuario = u.idusuario order by uc.primario desc, uc.idcliente) as idclientes,
      exists (select 1 from usuario_cliente uc where uc.idusuario = u.idusuario and uc.administra) as administra,
      array(select e.papel from equipe e where e.idusuario = u.idusuario and (${idfornecedor}::uuid is null or e.idfornecedor = ${idfornecedor})
        order by e.papel = 'fornecedor' desc, e.papel = 'atendente' desc) as equipe
    from usuario u where ${quem}`
  return row ?? null
}

/**
 * A cliente by itself or by its registration at a fornecedor, if the login is linked to it or, as representative, has it
 * assigned there; null otherwise.
 */
export async function findClienteDe(
  db: Db,
  {
    idusuario,
    idfornecedor,
    idcliente,
    idcadastroextracliente,
    papel,
  }: {
    idusuario: string
    idfornecedor: string
    idcliente: string | null
    idcadastroextracliente: string | null
    papel: Papel
  },
): Promise<string | null> {
  const [row] = await db<{ idcliente: string }[]>`
    select x.idcliente from cadastroextracliente x
    where (x.idcliente = ${idcliente} or (${idcliente}::uuid is null and x.idcadastroextracliente = ${idcadastroextracliente}))
      and (exists (select 1 from usuario_cliente uc where uc.idusuario = ${idusuario} and uc.idcliente = x.idcliente)
        or (${papel === 'representante'} and x.idfornecedor = ${idfornecedor} and x.idrepresentante = ${idusuario}))
    limit 1`
  return row?.idcliente ?? null
}
