import { RECORTES_MAXIMO, type Recorte } from '@vitrine/contract'

import { describeCadastro, type Quem } from '#cadastro'
import { describeRegistro } from '#coluna'
import type { Db, Transaction } from '#infra'

/** Who asks, at which supplier. */
export interface Pessoa extends Quem {
  idusuario: string
}

/** One as it is stored: `idusuario` null where the team has it. */
export interface Guardado extends Pick<
  Recorte,
  'idrecorte' | 'nome' | 'vista' | 'busca' | 'ordenacao' | 'escondidas'
> {
  idusuario: string | null
  idcategoria: string | null
}

/** A saved filter, of a person or of a team. */
export const cadastroRecorte = describeCadastro(
  describeRegistro(
    'recorte',
    ['idfornecedor'],
    ['idrecorte', 'idusuario', 'nome', 'vista', 'busca', 'idcategoria', 'ordenacao', 'escondidas'],
  ),
  { chave: ['idrecorte'], porFornecedor: true },
)

/** Those of a person and of its team, by name; the person's own first. */
export async function listRecortes(db: Db, pessoa: Pessoa): Promise<Recorte[]> {
  return db<Recorte[]>`
    ${selectRecortes(db, pessoa)} order by equipe, lower(r.nome), r.idrecorte limit ${2 * RECORTES_MAXIMO}`
}

/** One that the person may see. */
export async function findRecorte(db: Db, pessoa: Pessoa, idrecorte: string): Promise<Recorte | undefined> {
  const [row] = await db<Recorte[]>`${selectRecortes(db, pessoa)} and r.idrecorte = ${idrecorte}`
  return row
}

const selectRecortes = (db: Db, { idfornecedor, idusuario }: Pessoa) => db`
  select r.idrecorte, r.nome, r.vista, r.busca, r.idcategoria, r.ordenacao, r.escondidas, r.versao, r.idusuario is null as equipe,
    exists (
      select 1 from recorte_padrao p
      where p.idfornecedor = r.idfornecedor and p.idusuario = ${idusuario} and p.idrecorte = r.idrecorte) as padrao
  from recorte r where r.idfornecedor = ${idfornecedor} and (r.idusuario is null or r.idusuario = ${idusuario})`

/** Whoever writes one of a supplier waits for who is writing another: names and numbers are counted. */
export async function lockRecortes(tx: Transaction, idfornecedor: string): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtextextended(${`recorte:${idfornecedor}`}, 163))`
}

/** One as it is stored, whoever has it. */
export async function findGuardado(
  tx: Transaction,
  idfornecedor: string,
  idrecorte: string,
): Promise<(Guardado & { versao: number }) | undefined> {
  const [row] = await tx<(Guardado & { versao: number })[]>`
    select idrecorte, idusuario, nome, vista, busca, idcategoria, ordenacao, escondidas, versao from recorte
    where idfornecedor = ${idfornecedor} and idrecorte = ${idrecorte}`
  return row
}

/** How many others there are beside this one, of its person or of its team, and whether one has its name. */
export async function countOutros(
  tx: Transaction,
  idfornecedor: string,
  { idrecorte, idusuario, nome }: Guardado,
): Promise<{ total: number; isTomado: boolean }> {
  const [row] = await tx<{ total: number; isTomado: boolean }[]>`
    select count(*)::int as total, coalesce(bool_or(lower(nome) = lower(${nome})), false) as "isTomado" from recorte
    where idfornecedor = ${idfornecedor} and idusuario is not distinct from ${idusuario} and idrecorte <> ${idrecorte}`
  return row ?? { total: 0, isTomado: false }
}

/** The list opens with this one for the person, or with it no more. */
export async function putPadrao(
  tx: Transaction,
  { idfornecedor, idusuario }: Pessoa,
  { idrecorte, padrao }: { idrecorte: string; padrao: boolean },
): Promise<void> {
  if (padrao)
    await tx`
      insert into recorte_padrao (idfornecedor, idusuario, idrecorte) values (${idfornecedor}, ${idusuario}, ${idrecorte})
      on conflict (idfornecedor, idusuario) do update set idrecorte = excluded.idrecorte`
  else
    await tx`
      delete from recorte_padrao
      where idfornecedor = ${idfornecedor} and idusuario = ${idusuario} and idrecorte = ${idrecorte}`
}

/** Nobody but the person opens the list with it any more: it was the team's. */
export async function dropPadroes(
  tx: Transaction,
  { idfornecedor, idusuario }: Pessoa,
  idrecorte: string,
): Promise<void> {
  await tx`
    delete from recorte_padrao
    where idfornecedor = ${idfornecedor} and idrecorte = ${idrecorte} and idusuario <> ${idusuario}`
}
