import type { FornecedorDemo } from '@vitrine/demo'

import { saveDiasFechados, saveFormasEntrega } from '#forma-entrega'
import type { Transaction } from '#infra'

import { insertVagas } from './estado-demo.repository.ts'
import { idDemo } from './id-demo.ts'
import { nextServido } from './next-servido.ts'
import { quemDemo } from './quem-demo.ts'

/** Delivery forms with their price tables, closed days and full windows of a supplier whose stores and areas are there. */
export async function saveEntrega(tx: Transaction, demo: FornecedorDemo, hoje: string): Promise<void> {
  const { slug, formasEntrega } = demo
  const quem = quemDemo(slug)
  await saveFormasEntrega(
    tx,
    quem,
    formasEntrega.map(({ lotadas: _lotadas, faixas = [], ...forma }, ordem) => ({
      ...forma,
      idformaentrega: idDemo(slug, 'entrega', forma.nome),
      faixas: faixas.map(({ area, cep, ...faixa }, n) => ({
        ...faixa,
        idfaixa: idDemo(slug, 'faixa', forma.nome, String(n)),
        idarea: area === undefined ? null : idDemo(slug, 'area', 'DELIVERY', area),
        cep_inicio: cep?.[0] ?? null,
        cep_fim: cep?.[1] ?? null,
      })),
      ordem,
      versao: null,
    })),
  )
  const fechados = new Map(listFechados(demo, hoje).map((fechado) => [fechado.data, fechado]))
  await saveDiasFechados(
    tx,
    quem,
    [...fechados.values()].map((fechado) => ({ ...fechado, versao: null })),
  )
  await insertVagas(tx, demo, hoje)
}

/** Days of the calendar for this year and the next; of two on one day the first counts. */
function listFechados({ formasEntrega, diasFechados = [] }: FornecedorDemo, hoje: string) {
  const ano = Number(hoje.slice(0, 4))
  const dias = diasFechados.flatMap(({ nome, ...quando }) => {
    const datas =
      'em_dias' in quando
        ? [nextServido(formasEntrega[0]?.dias ?? [1], hoje, quando.em_dias)]
        : [`${ano}-${quando.dia}`, `${ano + 1}-${quando.dia}`]
    return datas.map((data) => ({ data, nome }))
  })
  return dias.toReversed()
}
