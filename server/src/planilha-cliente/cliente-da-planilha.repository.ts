import type { TipoDocumento } from '@vitrine/contract'
import { fromCentavos } from '@vitrine/rules/dinheiro'

import type { Db } from '#infra'

/** A customer of one store: registered there, or expected. */
export interface ClienteDaPlanilha {
  /** `idcliente` of who is registered, `idprevisto` of who is expected. */
  id: string
  esperado: boolean
  versao: number
  tipo_documento: TipoDocumento
  documento: string
  nome: string
  razaosocial: string
  email: string
  telefone: string
  aprovado: boolean | null
  tags: string[]
  cod_erp: string | null
  /** Reais. */
  limite_credito: number
  idrepresentante: string | null
}

type Row = Omit<ClienteDaPlanilha, 'limite_credito'> & { limite_credito_centavos: number }

const comuns = 'aprovado, tags, cod_erp, limite_credito_centavos, idrepresentante'
const daPessoa = 'tipo_documento, documento, nome, razaosocial, email, telefone'
const prefix = (letra: string, nomes: string) =>
  nomes
    .split(', ')
    .map((nome) => `${letra}.${nome}`)
    .join(', ')

/** Who is registered with the store and has not left. No statement of a sheet looks at anybody else of the platform (decision 0155). */
const cadastrados = `
  select x.idcliente as id, false as esperado, x.versao, ${prefix('c', daPessoa)}, ${prefix('x', comuns)}
  from cadastroextracliente x join cliente c on c.idcliente = x.idcliente
  where x.idfornecedor = $1 and c.excluido_em is null`

/** Whom the store expects; who came with that document without being proved to be the same is one registration, not two rows. */
const esperados = `
  select p.idprevisto as id, true as esperado, p.versao, ${prefix('p', daPessoa)}, ${prefix('p', comuns)}
  from cliente_previsto p where p.idfornecedor = $1 and p.apagado_em is null`
const semCadastro = `not exists (select from cadastroextracliente x join cliente c on c.idcliente = x.idcliente
    where x.idfornecedor = $1 and (c.tipo_documento, c.documento) = (p.tipo_documento, p.documento))`

/** Customers of a store by their documents; one that is registered and one that is expected may have the same. */
export async function listPorDocumento(
  db: Db,
  idfornecedor: string,
  documentos: readonly string[],
): Promise<ClienteDaPlanilha[]> {
  const rows = await db.unsafe<Row[]>(
    `${cadastrados} and c.documento in (select jsonb_array_elements_text($2))
    union all ${esperados} and p.documento in (select jsonb_array_elements_text($2))`,
    [idfornecedor, db.json(documentos as string[])],
  )
  return rows.map(toLido)
}

/** The next customers after an id, first those who are registered. */
export async function listDepois(
  db: Db,
  idfornecedor: string,
  { depois, limit, deEsperados }: { depois: string | null; limit: number; deEsperados: boolean },
): Promise<ClienteDaPlanilha[]> {
  const texto = deEsperados
    ? `${esperados} and ($2::uuid is null or p.idprevisto > $2) and ${semCadastro} order by p.idprevisto limit $3`
    : `${cadastrados} and ($2::uuid is null or x.idcliente > $2) order by x.idcliente limit $3`
  return (await db.unsafe<Row[]>(texto, [idfornecedor, depois, limit])).map(toLido)
}

/** How many there are. */
export async function countClientes(db: Db, idfornecedor: string): Promise<number> {
  const [row] = await db.unsafe<{ n: number }[]>(
    `select (select count(*) from (${cadastrados}) a)::int + (select count(*) from (${esperados} and ${semCadastro}) b)::int as n`,
    [idfornecedor],
  )
  return row?.n ?? 0
}

/** E-mails of who acts for these customers of the store. */
export async function listEmails(
  db: Db,
  idfornecedor: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db.unsafe<{ id: string; email: string }[]>(
    `select x.idcliente as id, u.email from cadastroextracliente x join usuario_cliente uc using (idcliente) join usuario u using (idusuario)
    where x.idfornecedor = $1 and x.idcliente in (select e::uuid from jsonb_array_elements_text($2) as e)`,
    [idfornecedor, db.json(ids as string[])],
  )
  return new Map(
    [...Map.groupBy(rows, ({ id }) => id)].map(([id, deles]) => [id, deles.map(({ email }) => email)]),
  )
}

/** Who represents the store, by id. */
export async function listRepresentantes(
  db: Db,
  idfornecedor: string,
): Promise<{ idusuario: string; email: string }[]> {
  return db<{ idusuario: string; email: string }[]>`
    select u.idusuario, u.email from equipe e join usuario u using (idusuario)
    where e.idfornecedor = ${idfornecedor} and e.papel = 'representante'`
}

/** Which of these are expected customers of the store, those that a sheet took away too. */
export async function listIdsDeEsperados(
  db: Db,
  idfornecedor: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db<{ id: string }[]>`
    select idprevisto as id from cliente_previsto where idfornecedor = ${idfornecedor} and idprevisto = any(${ids as string[]}::uuid[])`
  return new Set(rows.map(({ id }) => id))
}

/** Whom the store expects with the documents of these who are registered with it. */
export async function listMesmos(
  db: Db,
  idfornecedor: string,
  idclientes: readonly string[],
): Promise<string[]> {
  const rows = await db<{ id: string }[]>`
    select p.idprevisto as id from cliente c join cliente_previsto p on (p.tipo_documento, p.documento) = (c.tipo_documento, c.documento)
    where c.idcliente = any(${idclientes as string[]}::uuid[]) and p.idfornecedor = ${idfornecedor} and p.apagado_em is null
      and exists (select from cadastroextracliente x where x.idfornecedor = p.idfornecedor and x.idcliente = c.idcliente)`
  return rows.map(({ id }) => id)
}

function toLido({ limite_credito_centavos, ...row }: Row): ClienteDaPlanilha {
  return { ...row, limite_credito: fromCentavos(limite_credito_centavos) }
}
