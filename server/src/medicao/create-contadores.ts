import type { FastifyInstance } from 'fastify'

import { createContador, type Contador, type Sql } from '#infra'

import {
  addEventosMedidos,
  addMedicoes,
  type MedicaoEventoRow,
  type MedicaoRow,
} from './medicao.repository.ts'

export interface Contadores {
  medidas: Contador<MedicaoRow>
  eventos: Contador<MedicaoEventoRow>
}

/** What was counted since the last time is written when the server ends. */
export function createContadores(fastify: FastifyInstance, sql: Sql): Contadores {
  const onErro = (error: unknown) => fastify.log.error({ err: error }, 'measures were not written')
  const contadores: Contadores = {
    medidas: createContador({
      chaveOf: ({ idfornecedor, dia, tela, metrica, dispositivo, faixa }) =>
        [idfornecedor, dia, tela, metrica, dispositivo, faixa].join('|'),
      sum: (a, b) => ({ ...a, quantos: a.quantos + b.quantos }),
      write: (linhas) => addMedicoes(sql, linhas),
      onErro,
    }),
    eventos: createContador({
      chaveOf: ({ idfornecedor, dia, evento, resultado }) => [idfornecedor, dia, evento, resultado].join('|'),
      sum: (a, b) => ({ ...a, quantos: a.quantos + b.quantos, valor: a.valor + b.valor }),
      write: (linhas) => addEventosMedidos(sql, linhas),
      onErro,
    }),
  }
  fastify.addHook('onClose', async () => {
    await contadores.medidas.close()
    await contadores.eventos.close()
  })
  return contadores
}
