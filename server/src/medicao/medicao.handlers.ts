import type { Body, Calls, ResumoMetrica } from '@vitrine/contract'
import { listEffective } from '@vitrine/rules/acesso'
import { diasEntre, todayIn } from '@vitrine/rules/data'
import { fromCentavos } from '@vitrine/rules/dinheiro'
import { countOf, percentileOf, shareBom, type Metrica } from '@vitrine/rules/medicao'

import type { HandlersOf, Requisicao } from '#chamada'
import { readConsent } from '#consentimento'
import { Falha, type Sql } from '#infra'
import { openPedido, type ContextoOf } from '#pedido'

import type { Contadores } from './create-contadores.ts'
import {
  listEventosMedidos,
  listHistogramas,
  takeCompra,
  takeDevolvido,
  type Periodo,
} from './medicao.repository.ts'
import { toEventoRow, toMedicaoRow } from './to-row.ts'

type Keys =
  | 'POST /v4/log/google-analytics/{id}'
  | 'POST /v4/medicao/{idfornecedor}'
  | 'POST /v4/medicao/pedido/{num}'
  | 'GET /painel/v1/{idfornecedor}/medicoes'
  | 'GET /painel/v1/{idfornecedor}/medicoes/eventos'

interface Deps {
  sql: Sql
  contextoOf: ContextoOf
  contadores: Contadores
}

const MAX_DIAS = 92
const nada = { registrados: 0, recusados: 0 }

/** What browsers measure and do is counted, of those that agreed to it; the supplier's people read the counts (decision 0090). */
export function createMedicaoHandlers({ sql, contextoOf, contadores }: Deps): HandlersOf<Keys> {
  return {
    'POST /v4/log/google-analytics/{id}': ({ body, contexto: { fornecedor, fuso }, requisicao }) => {
      if (!fornecedor) throw new Falha('fornecedor_desconhecido')
      if (!mayMeasure(requisicao)) return nada
      const quando = { idfornecedor: fornecedor.idfornecedor, dia: todayIn(fuso, new Date()) }
      return count(body.eventos, contadores.eventos, (evento) => toEventoRow(evento, quando))
    },
    'POST /v4/medicao/{idfornecedor}': ({ body, contexto: { fornecedor, fuso }, requisicao }) => {
      if (!fornecedor) throw new Falha('fornecedor_desconhecido')
      if (!mayMeasure(requisicao)) return nada
      const quando = { idfornecedor: fornecedor.idfornecedor, dia: todayIn(fuso, new Date()) }
      return count(body.medidas, contadores.medidas, (medida) => toMedicaoRow(medida, quando))
    },
    'POST /v4/medicao/pedido/{num}': async ({ params: { num }, body, requisicao }) => {
      const { numpedido } = await openPedido({ sql, contextoOf }, num, requisicao)
      if (!mayMeasure(requisicao)) return { valor: null }
      return { valor: await takeValor(sql, numpedido, body) }
    },
    'GET /painel/v1/{idfornecedor}/medicoes': async ({ query, contexto: { fornecedor } }) => {
      if (!fornecedor) throw new Falha('fornecedor_desconhecido')
      const rows = await listHistogramas(sql, fornecedor.idfornecedor, { ...query, ...checkPeriodo(query) })
      return { data: resume(rows, query) }
    },
    'GET /painel/v1/{idfornecedor}/medicoes/eventos': async ({ query, contexto: { fornecedor } }) => {
      if (!fornecedor) throw new Falha('fornecedor_desconhecido')
      const rows = await listEventosMedidos(sql, fornecedor.idfornecedor, checkPeriodo(query))
      // Written by `toEventoRow`, which knows the names.
      return { data: rows.map((row) => ({ ...row, valor: fromCentavos(row.valor) })) as never }
    },
  }
}

/** Group 3 (analytics) is agreed to: a browser that did not agree sends nothing, and if it does send something, it is not counted. */
function mayMeasure({ headers }: Requisicao): boolean {
  return listEffective(readConsent(headers))[3]
}

function count<E, T>(
  enviados: readonly E[],
  contador: { add(linha: T): void },
  toRow: (enviado: E) => T | null,
) {
  const linhas = enviados.map(toRow).filter((linha) => linha !== null)
  for (const linha of linhas) contador.add(linha)
  return { registrados: linhas.length, recusados: enviados.length - linhas.length }
}

async function takeValor(
  sql: Sql,
  numpedido: number,
  { evento }: Body<Calls['POST /v4/medicao/pedido/{num}']>,
): Promise<number | null> {
  const centavos = await (evento === 'purchase' ? takeCompra(sql, numpedido) : takeDevolvido(sql, numpedido))
  return centavos === null ? null : fromCentavos(centavos)
}

function checkPeriodo({ desde, ate }: Periodo): Periodo {
  const dias = diasEntre(desde, ate)
  if (dias < 0 || dias >= MAX_DIAS)
    throw new Falha('entrada_invalida', {
      error: `Peça de 1 a ${MAX_DIAS} dias, o primeiro antes do último.`,
    })
  return { desde, ate }
}

/** Measures of the same day and screen are added to one histogram. */
function resume(
  rows: Awaited<ReturnType<typeof listHistogramas>>,
  {
    metrica,
    dispositivo = null,
  }: { metrica: Metrica; dispositivo?: ResumoMetrica['dispositivo'] | undefined },
): ResumoMetrica[] {
  const grupos = Map.groupBy(rows, ({ dia, tela }) => `${dia} ${tela}`)
  return [...grupos.values()].map((faixas) => {
    const [{ dia, tela } = { dia: '', tela: '' }] = faixas
    const histograma = new Map(faixas.map(({ faixa, quantos }) => [faixa, quantos]))
    return {
      dia,
      // Written by `toMedicaoRow`, which knows the screens.
      tela: tela as ResumoMetrica['tela'],
      metrica,
      dispositivo,
      quantos: countOf(histograma),
      p75: percentileOf(metrica, histograma, 0.75) ?? 0,
      bons: shareBom(metrica, histograma),
    }
  })
}
