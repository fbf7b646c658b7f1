import type { TipoEntrega } from '@vitrine/contract'
import { containsPonto, type Ponto } from '@vitrine/rules/poligono'

import type { Geracoes, Sql } from '#infra'

import { readFornecedoresNoMapa, type FornecedorNoMapa } from './area.repository.ts'
import { Grade } from './grade.ts'

/** Which suppliers serve a point, answered from memory (docs/lugares.md). */
export interface MapaDeAreas {
  /** Reads everything, so that the first question need not wait for it. */
  warm(): Promise<void>
  /** Suppliers with an area of this type around the point. */
  at(ponto: Ponto, tipo: TipoEntrega): Promise<FornecedorNoMapa[]>
  /** The stores of a company (lojasEmpresa). */
  ofEmpresa(idempresa: string): Promise<FornecedorNoMapa[]>
}

/**
 * The areas of every open supplier in memory, in a grid of bounding boxes; the polygon decides (readings 8). Read whole at the
 * first question; from then on each question first reads anew what PostgreSQL told had changed, usually nothing.
 */
export function createMapaDeAreas(sql: Sql, geracoes: Geracoes): MapaDeAreas {
  const grade = new Grade<FornecedorNoMapa>()
  const guardados = new Map<string, FornecedorNoMapa>()
  /** Null: everything. */
  let mudados: Set<string> | null = null
  let lendo: Promise<void> | undefined
  geracoes.onChange((idfornecedor, area) => {
    if (!idfornecedor) mudados = null
    else if (area === 'fornecedor') mudados?.add(idfornecedor)
  })

  function drop(idfornecedor: string): void {
    const antes = guardados.get(idfornecedor)
    if (!antes) return
    guardados.delete(idfornecedor)
    for (const area of antes.areas) grade.remove(area, antes)
  }

  async function readAnew(): Promise<void> {
    const quais = mudados
    // What changes from here on is read by the next question.
    mudados = new Set()
    try {
      const novos: FornecedorNoMapa[] = []
      for await (const fornecedor of readFornecedoresNoMapa(sql, quais && [...quais])) novos.push(fornecedor)
      // Closed ones are not among the new ones, and go.
      for (const idfornecedor of quais ?? [...guardados.keys()]) drop(idfornecedor)
      for (const fornecedor of novos) {
        guardados.set(fornecedor.idfornecedor, fornecedor)
        for (const area of fornecedor.areas) grade.add(area, fornecedor)
      }
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
      return grade
        .at(ponto)
        .filter(({ areas }) => areas.some((area) => area.tipo === tipo && containsPonto(area.geojson, ponto)))
    },
    async ofEmpresa(idempresa) {
      await refresh()
      return [...guardados.values()].filter((fornecedor) => fornecedor.idempresa === idempresa)
    },
  }
}
