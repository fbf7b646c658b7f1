import type { FastifyInstance } from 'fastify'

import { todayIn } from '@vitrine/rules/data'
import type { Ponto } from '@vitrine/rules/poligono'

import type { FornecedorVivo } from '#fornecedor'
import { createContador, type Sql } from '#infra'

import { addLugaresRecusados, type LugarRecusadoRow } from './lugar-recusado.repository.ts'

/** Told of each place that a supplier does not deliver to. */
export type NoteRecusado = (
  fornecedor: Pick<FornecedorVivo, 'idfornecedor' | 'fuso'>,
  ponto: Ponto | null,
) => void

export interface LugaresRecusados {
  note: NoteRecusado
  /** Writes what waits. */
  flush(): Promise<void>
}

/** Points of a net of 0.005 degrees: about 500 m, which tell no address. */
const toRede = (grau: number) => (Math.round(grau * 200) * 5) / 1000 || 0

/** Counts refused places in memory: who is refused waits for no write. */
export function createLugaresRecusados(fastify: FastifyInstance, sql: Sql): LugaresRecusados {
  const contador = createContador<LugarRecusadoRow>({
    chaveOf: ({ idfornecedor, dia, lat, lng }) => [idfornecedor, dia, lat, lng].join('|'),
    sum: (a, b) => ({ ...a, vezes: a.vezes + b.vezes }),
    write: (linhas) => addLugaresRecusados(sql, linhas),
    onErro: (error) => fastify.log.error({ err: error }, 'refused places were not written'),
  })
  fastify.addHook('onClose', () => contador.close())
  return {
    note({ idfornecedor, fuso }, ponto) {
      if (!ponto) return
      const [lat, lng] = [toRede(ponto.lat), toRede(ponto.lng)]
      contador.add({ idfornecedor, dia: todayIn(fuso, new Date()), lat, lng, vezes: 1 })
    },
    flush: () => contador.flush(),
  }
}
