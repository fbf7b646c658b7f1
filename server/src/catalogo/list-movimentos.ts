import type { AutorDaMudanca, ListaDeMovimentos, MovimentoDeEstoque } from '@vitrine/contract'
import { fromMilesimos } from '@vitrine/rules/dinheiro'

import { findEstoque } from '#estoque'
import { Falha, type Db } from '#infra'
import { listAutores } from '#registro'

import { hasProduto, listMovimentos, type MovimentoRow } from './movimento.repository.ts'

interface Pergunta {
  idfornecedor: string
  idcadastroextraproduto: string
  cursor?: string | undefined
  limit: number
}

/** A page of a product's movements. Errors: `nao_encontrado`, `entrada_invalida` at a cursor that nobody gave. */
export async function readMovimentos(
  db: Db,
  { idfornecedor, idcadastroextraproduto, cursor, limit }: Pergunta,
): Promise<ListaDeMovimentos> {
  const antesDe = cursor === undefined ? null : Number(cursor)
  if (antesDe !== null && !(Number.isSafeInteger(antesDe) && antesDe > 0))
    throw new Falha('entrada_invalida', { campos: { cursor: 'Comece da primeira página.' } })
  const qual = { idfornecedor, idcadastroextraproduto }
  if (!(await hasProduto(db, qual))) throw new Falha('nao_encontrado')
  // One more tells whether anything comes after.
  const rows = await listMovimentos(db, qual, { antesDe, limit: limit + 1 })
  const pagina = rows.slice(0, limit)
  const ultimo = rows.length > limit ? pagina.at(-1) : undefined
  return {
    data: await sayMovimentos(db, idfornecedor, pagina),
    cursor: ultimo ? String(ultimo.idmovimento) : null,
    estoque: toUnidades(await findEstoque(db, idfornecedor, idcadastroextraproduto)),
  }
}

export const toUnidades = (milesimos: number | null): number | null =>
  milesimos === null ? null : fromMilesimos(milesimos)

/** Movements with who made them by name. */
export async function sayMovimentos(
  db: Db,
  idfornecedor: string,
  rows: readonly MovimentoRow[],
): Promise<MovimentoDeEstoque[]> {
  const ids = [...new Set(rows.flatMap((row) => idDoAutor(row) ?? []))]
  const autores = ids.length === 0 ? [] : await listAutores(db, idfornecedor, ids)
  const porId = new Map(autores.map((autor) => [autor.id, autor]))
  return rows.map((row) => {
    const { ator: _ator, idusuario: _idusuario, idapikeys: _idapikeys, quando, antes, depois, ...dito } = row
    return {
      ...dito,
      quando: quando.toISOString(),
      antes: toUnidades(antes),
      depois: toUnidades(depois),
      quem: row.ator === null ? null : (porId.get(idDoAutor(row) ?? '') ?? nameSemNome(row)),
      pode_desfazer: canUndo(row),
    }
  })
}

/** Whether somebody made it, it moved anything, and it stands. */
export const canUndo = ({ ator, tipo, antes, depois, desfeito }: MovimentoRow): boolean =>
  ator !== null && tipo !== 'DESFEITO' && antes !== depois && !desfeito

const idDoAutor = ({ idapikeys, idusuario }: MovimentoRow) => idapikeys ?? idusuario

/** Who is known by no name: the shop by itself, or somebody whose login is gone. */
function nameSemNome(row: MovimentoRow): AutorDaMudanca {
  const id = idDoAutor(row)
  if (id === null) return { id: 'sistema', nome: 'Sistema', como: 'SISTEMA' }
  return row.idapikeys
    ? { id, nome: 'Chave apagada', como: 'CHAVE' }
    : { id, nome: 'Pessoa que saiu', como: 'PESSOA' }
}
