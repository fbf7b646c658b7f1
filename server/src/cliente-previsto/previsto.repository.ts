import type { Db, Transaction } from '#infra'

/** What a store expected of somebody, beside what the two are to each other since. */
export interface Chegada {
  idfornecedor: string
  idprevisto: string
  idcliente: string
  aprovado: boolean | null
  tags: string[]
  cod_erp: string | null
  limite_credito_centavos: number
  idrepresentante: string | null
}

/**
 * Whom stores expected and who has come: a login that acts for the cliente as its own, has proved its mailbox, and is registered there. By
 * the document and the mailbox together: the number alone anybody can type.
 */
const daChegada = (db: Db, idusuario: string) => db`
  usuario u join usuario_cliente uc on uc.idusuario = u.idusuario and uc.administra
  join cliente c on c.idcliente = uc.idcliente
  join cliente_previsto p on (p.tipo_documento, p.documento) = (c.tipo_documento, c.documento) and p.email = u.email and p.apagado_em is null
  join cadastroextracliente x on (x.idfornecedor, x.idcliente) = (p.idfornecedor, c.idcliente)
  where u.idusuario = ${idusuario} and u.email_confirmado_em is not null`

export async function hasChegado(db: Db, idusuario: string): Promise<boolean> {
  const [row] = await db<{ sim: boolean }[]>`select exists (select from ${daChegada(db, idusuario)}) as sim`
  return row?.sim === true
}

/** The same, held until the transaction ends; what was decided since the registration began is what holds. A store refuses nobody by a sheet: a refusal says why. */
export async function holdChegadas(tx: Transaction, idusuario: string): Promise<Chegada[]> {
  return tx<Chegada[]>`
    select p.idfornecedor, p.idprevisto, x.idcliente, coalesce(x.aprovado, nullif(p.aprovado, false)) as aprovado,
      array(select distinct t from unnest(x.tags || p.tags) as t order by t) as tags, coalesce(x.cod_erp, p.cod_erp) as cod_erp,
      case when x.limite_credito_centavos = 0 then p.limite_credito_centavos else x.limite_credito_centavos end as limite_credito_centavos,
      coalesce(x.idrepresentante, (select e.idusuario from equipe e where e.idfornecedor = p.idfornecedor and e.papel = 'representante'
        and e.idusuario = p.idrepresentante)) as idrepresentante
    from ${daChegada(tx, idusuario)} for update of x, p`
}

/** What sheets took away and nobody can bring back any more. */
export async function purgePrevistos(db: Db, dias: number): Promise<void> {
  await db`delete from cliente_previsto where apagado_em < now() - make_interval(days => ${dias})`
}

/** Stores that know this cliente, or wrote down a mailbox that it has proved: there it may have what they keep of its document erased. */
const lojasDe = (db: Db, idcliente: string) => db`
  select x.idfornecedor from cadastroextracliente x where x.idcliente = ${idcliente}
  union
  select p.idfornecedor from cliente c join cliente_previsto p on (p.tipo_documento, p.documento) = (c.tipo_documento, c.documento)
    join usuario_cliente uc on uc.idcliente = c.idcliente and uc.administra
    join usuario u on u.idusuario = uc.idusuario and u.email = p.email and u.email_confirmado_em is not null
  where c.idcliente = ${idcliente}`

/**
 * Erases what stores expected of a person, and its rows of their sheets (LGPD art. 18): taken back, a sheet does not bring it again. Before
 * its registrations go, by which those stores are known. `loja`: of this store alone.
 */
export async function erasePrevistos(
  tx: Transaction,
  idcliente: string,
  loja: string | null = null,
): Promise<void> {
  const desta = (alias: string) => (loja === null ? tx`true` : tx`${tx(`${alias}.idfornecedor`)} = ${loja}`)
  await tx`
    update importacao_linha l set celulas = '[]', mudancas = '[]', erros = '[]', documento = null, tipo = 'igual', feita = null
    from importacao i, cliente c
    where c.idcliente = ${idcliente} and l.documento = c.documento and i.idimportacao = l.idimportacao
      and i.idfornecedor in (${lojasDe(tx, idcliente)}) and ${desta('i')}`
  await tx`
    delete from cliente_previsto p using cliente c
    where c.idcliente = ${idcliente} and (p.tipo_documento, p.documento) = (c.tipo_documento, c.documento)
      and p.idfornecedor in (${lojasDe(tx, idcliente)}) and ${desta('p')}`
}

/** What those stores expect of a person, for it to read (LGPD art. 18). */
export async function listDoTitular(db: Db, idcliente: string): Promise<Record<string, unknown>[]> {
  return db`
    select f.nome as fornecedor, p.nome, p.razaosocial, p.email, p.telefone, p.aprovado, p.tags, p.cod_erp,
      p.limite_credito_centavos / 100.0::float8 as limite_credito, p.criado_em
    from cliente c join cliente_previsto p on (p.tipo_documento, p.documento) = (c.tipo_documento, c.documento) and p.apagado_em is null
    join fornecedor f using (idfornecedor)
    where c.idcliente = ${idcliente} and p.idfornecedor in (${lojasDe(db, idcliente)})`
}
