import type { Body, Calls, CategoriaGuardada } from '@vitrine/contract'

type Lugar = Body<Calls['PUT /painel/v1/{idfornecedor}/categorias']>['categorias'][number]

/** Where a category goes: below which (null: to the top), before which (null: after all others there). */
export interface Destino {
  pai: string | null
  antes: string | null
}

/** A tree has two levels (§7). */
export const listDentro = (categorias: readonly CategoriaGuardada[], pai: string | null) =>
  categorias.filter(({ idcategoriapai }) => idcategoriapai === pai)

/** The places that change when a category goes elsewhere; null: it cannot stand there. */
export function listLugares(
  categorias: readonly CategoriaGuardada[],
  idcategoria: string,
  { pai, antes }: Destino,
): Lugar[] | null {
  const movida = categorias.find((categoria) => categoria.idcategoria === idcategoria)
  const hasFilhas = listDentro(categorias, idcategoria).length > 0
  if (!movida || pai === idcategoria || (pai !== null && hasFilhas)) return null
  if (pai !== null && categorias.find((cada) => cada.idcategoria === pai)?.idcategoriapai !== null)
    return null
  const irmas = listDentro(categorias, pai).filter((irma) => irma.idcategoria !== idcategoria)
  const onde = irmas.findIndex((irma) => irma.idcategoria === antes)
  const fila = irmas.toSpliced(onde === -1 ? irmas.length : onde, 0, movida)
  return fila.flatMap((categoria, ordem) =>
    categoria.ordem === ordem && categoria.idcategoriapai === pai
      ? []
      : [{ idcategoria: categoria.idcategoria, idcategoriapai: pai, ordem, versao: categoria.versao }],
  )
}

export type Passo = 'sobe' | 'desce' | 'entra' | 'sai'

/** Where one step leads; null: there is no such step. */
export function findDestino(
  categorias: readonly CategoriaGuardada[],
  idcategoria: string,
  passo: Passo,
): Destino | null {
  const movida = categorias.find((categoria) => categoria.idcategoria === idcategoria)
  return movida ? passos[passo](categorias, movida) : null
}

const idOf = (categoria: CategoriaGuardada | undefined) => categoria?.idcategoria ?? null

const passos: Record<
  Passo,
  (categorias: readonly CategoriaGuardada[], movida: CategoriaGuardada) => Destino | null
> = {
  sobe(categorias, movida) {
    const { irmas, i, pai } = placeOf(categorias, movida)
    return i > 0 ? { pai, antes: idOf(irmas[i - 1]) } : null
  },
  desce(categorias, movida) {
    const { irmas, i, pai } = placeOf(categorias, movida)
    return i < irmas.length - 1 ? { pai, antes: idOf(irmas[i + 2]) } : null
  },
  entra(categorias, movida) {
    const { irmas, i, pai } = placeOf(categorias, movida)
    const acima = idOf(irmas[i - 1])
    const hasFilhas = listDentro(categorias, movida.idcategoria).length > 0
    return pai === null && acima !== null && !hasFilhas ? { pai: acima, antes: null } : null
  },
  sai(categorias, { idcategoriapai }) {
    if (idcategoriapai === null) return null
    const topo = listDentro(categorias, null)
    const pai = topo.findIndex(({ idcategoria }) => idcategoria === idcategoriapai)
    return { pai: null, antes: idOf(topo[pai + 1]) }
  },
}

function placeOf(categorias: readonly CategoriaGuardada[], movida: CategoriaGuardada) {
  const pai = movida.idcategoriapai
  const irmas = listDentro(categorias, pai)
  return { pai, irmas, i: irmas.indexOf(movida) }
}
