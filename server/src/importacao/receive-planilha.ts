import { createHash } from 'node:crypto'

import type { Importacao } from '@vitrine/contract'
import { formatQuantidade } from '@vitrine/rules/dinheiro'
import {
  BYTES_DA_PLANILHA,
  camposDa,
  COLUNAS_DA_PLANILHA,
  countConhecidas,
  fichas,
  guessColunas,
  guessEspecie,
  LINHAS_DA_PLANILHA,
  signCabecalho,
  tiposDePlanilha,
  type TipoDePlanilha,
} from '@vitrine/rules/importacao'

import { Falha, type Sql } from '#infra'
import { ArquivoIlegivel, readPlanilha } from '#planilha'

import { findImportacao, findMapa, insertImportacao, type QualImportacao } from './importacao.repository.ts'

interface Enviada extends QualImportacao {
  /** Absent: as its headings say. */
  tipo?: Importacao['tipo'] | undefined
  nome: string
  /** The file in base64. */
  dados: string
}

/**
 * Reads a sheet into rows that wait; nothing changes in the store. Said again with the same id, the first one is answered. Errors:
 * `entrada_invalida` at `arquivo`, in words for who sent it; what `allow` throws of a kind that he may not send.
 */
export async function receivePlanilha(
  sql: Sql,
  { dados, ...enviada }: Enviada,
  allow: (tipo: TipoDePlanilha | undefined) => void = () => {},
  onRepetida: () => void = () => {},
): Promise<Importacao> {
  const antes = await findImportacao(sql, enviada)
  allow(antes?.tipo ?? enviada.tipo)
  if (antes) {
    onRepetida()
    return antes
  }
  const { aba, linhas } = await readDados(dados)
  const { titulos, corpo } = splitCabecalho(linhas, enviada.tipo ? [enviada.tipo] : tiposDePlanilha)
  const assinatura = createHash('sha256').update(signCabecalho(titulos)).digest()
  const { idfornecedor, tipo: dito = null } = enviada
  const mapa = await findMapa(sql, { idfornecedor, tipo: dito, assinatura })
  const tipo = mapa?.tipo ?? dito ?? guessEspecie(titulos)
  allow(tipo)
  const colunas = mapa?.colunas ?? guessColunas(titulos, camposDa(fichas[tipo]))
  const nova = { ...enviada, tipo, aba, titulos, colunas, lembradas: mapa !== null, assinatura }
  await insertImportacao(sql, nova, corpo)
  const importacao = await findImportacao(sql, enviada)
  // An id of another supplier's.
  if (!importacao) throw new Falha('entrada_invalida', { campos: { idimportacao: 'Este id já existe.' } })
  return importacao
}

function readDados(dados: string): ReturnType<typeof readPlanilha> {
  const bytes = Buffer.from(dados, 'base64')
  if (bytes.length === 0) throw refuse('O arquivo está vazio.')
  if (bytes.length > BYTES_DA_PLANILHA) throw refuse('A planilha passa de 12 MB: divida-a em partes.')
  return readPlanilha(bytes).catch((error: unknown) => {
    throw error instanceof ArquivoIlegivel ? refuse(error.message) : error
  })
}

const refuse = (erro: string) => new Falha('entrada_invalida', { campos: { arquivo: erro } })

/** The headings are the first row that names the most fields that we know: a title of the sheet or a logo may stand above. */
function splitCabecalho(
  linhas: readonly string[][],
  tipos: readonly TipoDePlanilha[],
): { titulos: string[]; corpo: { linha: number; celulas: string[] }[] } {
  const primeiras = linhas
    .slice(0, 20)
    .map((linha) => Math.max(...tipos.map((tipo) => countConhecidas(linha, tipo))))
  const mais = Math.max(0, ...primeiras)
  const onde = mais > 0 ? primeiras.indexOf(mais) : linhas.findIndex((linha) => linha.some(isDita))
  const titulos = trimFim((linhas[onde] ?? []).map((titulo) => titulo.trim().slice(0, 200)))
  if (titulos.length === 0) throw refuse('A planilha está vazia.')
  if (titulos.length > COLUNAS_DA_PLANILHA)
    throw refuse(`A planilha tem ${titulos.length} colunas, e o máximo é ${COLUNAS_DA_PLANILHA}.`)
  const corpo = linhas.flatMap((linha, i) =>
    i > onde && linha.some(isDita)
      ? [{ linha: i + 1, celulas: titulos.map((_, lugar) => clean(linha[lugar] ?? '')) }]
      : [],
  )
  if (corpo.length === 0) throw refuse('A planilha só tem títulos: faltam as linhas.')
  if (corpo.length > LINHAS_DA_PLANILHA)
    throw refuse(
      `A planilha tem ${formatQuantidade(corpo.length)} linhas, e o máximo são 50.000: divida-a em partes.`,
    )
  return { titulos, corpo }
}

const isDita = (celula: string) => celula.trim() !== ''

function trimFim(titulos: string[]): string[] {
  return titulos.slice(0, titulos.findLastIndex(isDita) + 1)
}

/** PostgreSQL keeps no zero character; longer than any field is cut where its column refuses it. */
const clean = (celula: string) => celula.replaceAll('\0', '').slice(0, 20_001)
