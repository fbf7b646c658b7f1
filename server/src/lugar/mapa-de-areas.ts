import type { TipoEntrega } from '@vitrine/contract'
import { compileArea, type Caixa, type Ponto } from '@vitrine/rules/poligono'

import type { Geracoes, Sql } from '#infra'

import { readFornecedoresNoMapa, type AreaLida, type FornecedorNoMapa } from './area.repository.ts'
import { Grade } from './grade.ts'

type Lido = FornecedorNoMapa & { areas: readonly AreaLida[] }

interface AreaNaGrade {
  idarea: string
  tipo: TipoEntrega
  caixa: Caixa
  fornecedor: FornecedorNoMapa
  contains: (ponto: Ponto) => boolean
}

/** Which suppliers serve a point, answered from memory (docs/lugares.md). */
export interface MapaDeAreas {
  /** Reads everything, so that the first question need not wait for it. */
  warm(): Promise<void>
  /** Suppliers with areas of this type around the point, and which. */
  at(ponto: Ponto, tipo: TipoEntrega): Promise<Map<FornecedorNoMapa, string[]>>
  /** The stores of a company (lojasEmpresa). */
  ofEmpresa(idempresa: string): Promise<FornecedorNoMapa[]>
}

/**
 * The areas of every open supplier in memory, in a grid of bounding boxes; the polygon decides (readings 8). Read whole at the
 * first question; from then on each question first reads anew what PostgreSQL told had changed, usually nothing.
 */
export function createMapaDeAreas(sql: Sql, geracoes: Geracoes): MapaDeAreas {
  const grades = { DELIVERY: new Grade<AreaNaGrade>(), RETIRADA: new Grade<AreaNaGrade>() }
  const guardados = new Map<string, { fornecedor: FornecedorNoMapa; areas: AreaNaGrade[] }>()
  /** Null: everything. */
  let mudados: Set<string> | null = null
  let lendo: Promise<void> | undefined
  geracoes.onChange((idfornecedor, area) => {
    if (!idfornecedor) mudados = null
    else if (area === 'fornecedor') mudados?.add(idfornecedor)
  })

  function drop(idfornecedor: string): void {
    for (const area of guardados.get(idfornecedor)?.areas ?? []) grades[area.tipo].remove(area.caixa, area)
    guardados.delete(idfornecedor)
  }

  /** An area with an invalid polygon covers no place; the rest of the map still works. */
  function keep({ areas: lidas, ...fornecedor }: Lido): void {
    const areas = lidas.flatMap(({ idarea, tipo, geojson, ...caixa }) => {
      const contains = compileSafely(geojson)
      return contains ? [{ idarea, tipo, caixa, fornecedor, contains }] : []
    })
    guardados.set(fornecedor.idfornecedor, { fornecedor, areas })
    for (const area of areas) grades[area.tipo].add(area.caixa, area)
  }

  async function readAnew(): Promise<void> {
    const quais = mudados
    // What changes from here on is read by the next question.
    mudados = new Set()
    try {
      const novos: Lido[] = []
      for await (const fornecedor of readFornecedoresNoMapa(sql, quais && [...quais])) novos.push(fornecedor)
      // Closed ones are not among the new ones, and go.
      for (const idfornecedor of quais ?? [...guardados.keys()]) drop(idfornecedor)
      for (const lido of novos) keep(lido)
    } catch (error) {
      // Not read: asked for again, with what changed meanwhile.
      const perdidos: Set<string> | null = mudados
      mudados = quais && perdidos && new Set([...quais, ...perdidos])
      throw error
    }
  }

  async function refresh(): Promise<void> {
    while (lendo || mudados === null || mudados.size > 0) {
      lendo ??= readAnew().finally(() => (lendo = undefined))
      await lendo
    }
  }

  return {
    warm: refresh,
    async at(ponto, tipo) {
      await refresh()
      const achados = new Map<FornecedorNoMapa, string[]>()
      for (const { fornecedor, idarea, contains } of grades[tipo].at(ponto)) {
        if (!contains(ponto)) continue
        const idareas = achados.get(fornecedor)
        if (idareas) idareas.push(idarea)
        else achados.set(fornecedor, [idarea])
      }
      return achados
    },
    async ofEmpresa(idempresa) {
      await refresh()
      return [...guardados.values()]
        .map(({ fornecedor }) => fornecedor)
        .filter((fornecedor) => fornecedor.idempresa === idempresa)
    },
  }
}

function compileSafely(geojson: Parameters<typeof compileArea>[0]): ReturnType<typeof compileArea> | null {
  try {
    return compileArea(geojson)
  } catch {
    return null
  }
}
