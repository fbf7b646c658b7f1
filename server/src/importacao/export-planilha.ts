import type { Arquivo, TipoImportacao } from '@vitrine/contract'
import { fichas, showCelula, type Coluna, type FichaDeEspecie, type Valor } from '@vitrine/rules/importacao'

import type { Quem } from '#cadastro'
import type { Sql } from '#infra'
import { writeCsv, writePlanilha, type Celula } from '#planilha'

import { especies } from './especies.ts'
import { insertSaida } from './saida.repository.ts'

interface Pedida {
  tipo: TipoImportacao
  formato: 'xlsx' | 'csv'
  /** Headings alone, to be filled in. */
  modelo: boolean
  /** Of price tables: this one alone. */
  idpolitica?: string | undefined
}

/** What a store keeps as a sheet that an import reads back as no change, streamed; memory holds a batch of it. One of people is told in the audit. */
export async function exportPlanilha(
  sql: Sql,
  quem: Quem,
  { tipo, formato, modelo, idpolitica }: Pedida,
): Promise<Arquivo> {
  const { idfornecedor } = quem
  const quantas = modelo ? undefined : await especies[tipo].count?.(sql, idfornecedor)
  if (quantas !== undefined) await insertSaida(sql, quem, { formato, linhas: quantas })
  const { nome, titulo, colunas }: FichaDeEspecie = fichas[tipo]
  const planilha = {
    colunas: colunas.map((coluna) => ({
      nome: coluna.titulo,
      largura: coluna.largura ?? 14,
      ...(coluna.titulo.endsWith('(R$)') && { formato: 'dinheiro' as const }),
    })),
    linhas: modelo ? readNada() : readLinhas(sql, { idfornecedor, tipo, colunas, qual: idpolitica }),
  }
  const arquivo = modelo ? `modelo-${nome}` : nome
  return formato === 'csv'
    ? { nome: `${arquivo}.csv`, tipo: 'text/csv; charset=utf-8', conteudo: writeCsv(planilha) }
    : {
        nome: `${arquivo}.xlsx`,
        tipo: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        conteudo: writePlanilha({ aba: titulo, ...planilha }),
      }
}

async function* readNada(): AsyncGenerator<Celula[][]> {
  yield []
}

interface DaLoja {
  idfornecedor: string
  tipo: TipoImportacao
  colunas: readonly Coluna[]
  qual: string | undefined
}

async function* readLinhas(
  sql: Sql,
  { idfornecedor, tipo, colunas, qual }: DaLoja,
): AsyncGenerator<Celula[][]> {
  for await (const lote of especies[tipo].readValores(sql, idfornecedor, qual))
    yield lote.map((valores) => colunas.map((coluna) => toCelula(coluna, valores[coluna.campo] ?? null)))
}

/** Numbers stay numbers; what a spreadsheet would take for something else is protected. */
function toCelula({ show = showCelula }: Coluna, valor: Valor): Celula {
  if (valor === null || typeof valor === 'number') return valor
  return show(valor)
}
