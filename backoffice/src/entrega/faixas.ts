import type { FormaEntregaGuardada } from '@vitrine/contract'
import { formatCep, isCep, normalizeCep } from '@vitrine/rules/documento'

import type { Erros } from '#ajuste'
import { readCampos, type Textos, writeNumero } from '#cadastro'

export type Faixa = FormaEntregaGuardada['faixas'][number]

/** A row of a price table as it stands in its fields; `onde`: '' anywhere, 'CEP' between two CEPs, else an area. */
export interface FaixaEscrita {
  idfaixa: string
  textos: Textos
}

export const POR_CEP = 'CEP'
const camposDaFaixa = ['onde', 'cep_inicio', 'cep_fim', 'ate_kg', 'desde', 'preco', 'por_kg', 'prazo_dias']

/** Named as a refusal names them: 'faixas.0.preco'. */
export const nameCampo = (i: number, campo: string) => `faixas.${i}.${campo}`
export const listCamposDasFaixas = (quantas: number): string[] =>
  Array.from({ length: quantas }, (_, i) => camposDaFaixa.map((campo) => nameCampo(i, campo))).flat()

export const novaFaixa = (textos: Textos = {}): FaixaEscrita => ({ idfaixa: crypto.randomUUID(), textos })

export const toFaixaEscrita = (faixa: Faixa): FaixaEscrita => ({
  idfaixa: faixa.idfaixa,
  textos: {
    onde: faixa.cep_inicio === null ? (faixa.idarea ?? '') : POR_CEP,
    cep_inicio: faixa.cep_inicio ? formatCep(faixa.cep_inicio) : '',
    cep_fim: faixa.cep_fim ? formatCep(faixa.cep_fim) : '',
    ate_kg: writeNumero(faixa.ate_kg),
    desde: faixa.desde === 0 ? '' : writeNumero(faixa.desde),
    preco: writeNumero(faixa.preco),
    por_kg: faixa.por_kg === 0 ? '' : writeNumero(faixa.por_kg),
    prazo_dias: faixa.prazo_dias === 0 ? '' : writeNumero(faixa.prazo_dias),
  },
})

/** The rows as they will be, or what is wrong at each field. */
export function readFaixas(
  escritas: readonly FaixaEscrita[],
  /** Of the rows that stand: an area and CEPs together have no field, and stay. */
  guardadas: readonly Faixa[],
): { faixas: Faixa[] } | { erros: Erros } {
  const erros: Erros = {}
  const faixas = escritas.map((escrita, i) => {
    const campos = readCampos(escrita.textos)
    const antes = guardadas.find(({ idfaixa }) => idfaixa === escrita.idfaixa)
    const faixa = { idfaixa: escrita.idfaixa, ...readOnde(campos, antes), ...readCusto(campos) }
    for (const [campo, erro] of Object.entries(campos.erros)) erros[nameCampo(i, campo)] = erro
    return faixa
  })
  return Object.keys(erros).length > 0 ? { erros } : { faixas }
}

type Campos = ReturnType<typeof readCampos>

function readOnde({ textoOf, erros }: Campos, antes: Faixa | undefined) {
  const onde = textoOf('onde')
  if (onde !== POR_CEP) return { idarea: onde || null, cep_inicio: null, cep_fim: null }
  for (const campo of ['cep_inicio', 'cep_fim'])
    if (!isCep(textoOf(campo))) erros[campo] = 'Escreva o CEP com 8 números.'
  return {
    idarea: antes?.cep_inicio ? antes.idarea : null,
    cep_inicio: normalizeCep(textoOf('cep_inicio')),
    cep_fim: normalizeCep(textoOf('cep_fim')),
  }
}

function readCusto({ reaisOf, decimalOf, inteiroOf, erros }: Campos) {
  const preco = reaisOf('preco')
  if (preco === null) erros.preco ??= 'Diga quanto custa; 0 é grátis.'
  return {
    ate_kg: decimalOf('ate_kg', 3),
    desde: reaisOf('desde') ?? 0,
    preco: preco ?? 0,
    por_kg: reaisOf('por_kg') ?? 0,
    prazo_dias: inteiroOf('prazo_dias') ?? 0,
  }
}

const COLUNAS = ['cep_inicio', 'cep_fim', 'ate_kg', 'preco', 'por_kg', 'prazo_dias'] as const
const CABECALHO = /^\D*cep\b[^\d]*$/i

/**
 * Rows as a carrier's table has them, copied from a spreadsheet: first and last CEP, up to how many kilograms, freight, per kilogram, days more;
 * what stands at the end may be missing. Or the number of the first line that is none (from 1).
 */
export function readColadas(texto: string): { faixas: FaixaEscrita[] } | { linha: number } {
  const faixas: FaixaEscrita[] = []
  for (const [i, linha] of texto.split('\n').entries()) {
    if (linha.trim() === '' || (i === 0 && CABECALHO.test(linha))) continue
    const celulas = linha.split(/[\t;]/).map((celula) => celula.trim().replace(/^R\$\s*/, ''))
    const [inicio = '', fim = ''] = celulas
    if (!isCep(padCep(inicio)) || !isCep(padCep(fim)) || celulas.length > COLUNAS.length)
      return { linha: i + 1 }
    const textos = Object.fromEntries(COLUNAS.map((campo, j) => [campo, celulas[j] ?? '']))
    faixas.push(
      novaFaixa({
        ...textos,
        onde: POR_CEP,
        cep_inicio: formatCep(padCep(inicio)),
        cep_fim: formatCep(padCep(fim)),
      }),
    )
  }
  return { faixas }
}

/** A spreadsheet takes the zero off the CEPs of São Paulo. */
const padCep = (texto: string) => normalizeCep(texto).padStart(8, '0')
