import { formatDia, formatMomento, nameDiaCurto } from '@vitrine/rules/data'
import {
  formatPercentual,
  formatPrecoUnitario,
  formatQuantidade,
  formatReais,
  fromCentavos,
  fromDecimilesimos,
  fromMilesimos,
} from '@vitrine/rules/dinheiro'
import { pluralize } from '@vitrine/rules/texto'

import { codigos } from './codigos.ts'
import type { Nomes } from './nomes.repository.ts'
import type { Unidade } from './unidade.ts'

/** What words need to know of the store. */
export interface Contexto {
  fuso: string
  nomes: Nomes
}

/** Of a long text the beginning stands for it, of a long list its first ones. */
const MAX_LETRAS = 160
const MAX_ITENS = 6

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const numeros: Readonly<Record<string, (valor: number) => string>> = {
  centavos: (valor) => formatReais(fromCentavos(valor)),
  decimilesimos: (valor) => formatPrecoUnitario(fromDecimilesimos(valor)),
  milesimos: (valor) => formatQuantidade(fromMilesimos(valor)),
  pontos: (valor) => `${formatPercentual(valor / 100)}%`,
  porcento: (valor) => `${formatPercentual(fromDecimilesimos(valor))}%`,
  centesimos: (valor) => formatPercentual(valor / 100),
  gramas: (valor) => formatQuantidade(valor / 1000, 'kg'),
  // Monday is 1; this day is one.
  weekday: (valor) => nameDiaCurto(`2024-01-0${valor}`),
}

/** A stored value as people say it; null: there is nothing. */
export function sayValor(valor: unknown, unidade: Unidade | undefined, contexto: Contexto): string | null {
  if (valor === null || valor === undefined || valor === '') return null
  if (typeof valor === 'boolean') return valor ? 'Sim' : 'Não'
  if (typeof valor === 'number') return sayNumero(valor, unidade)
  if (typeof valor === 'string') return sayTexto(valor, unidade, contexto)
  return Array.isArray(valor) ? sayLista(valor, unidade, contexto) : sayObjeto(valor)
}

function sayNumero(valor: number, unidade: Unidade | undefined): string {
  const say = typeof unidade === 'string' ? numeros[unidade] : undefined
  return say ? say(valor) : formatQuantidade(valor)
}

function sayTexto(texto: string, unidade: Unidade | undefined, { fuso, nomes }: Contexto): string {
  if (typeof unidade === 'object') return nomes.get(unidade.de)?.get(texto) ?? 'não existe mais'
  if (unidade === 'dia') return formatDia(texto.slice(0, 10))
  if (unidade === 'momento') return formatMomento(texto, fuso)
  if (unidade === 'codigo') return codigos[texto] ?? texto
  if (UUID.test(texto)) return 'outro registro'
  return texto.length > MAX_LETRAS ? `${texto.slice(0, MAX_LETRAS).trimEnd()}…` : texto
}

function sayLista(
  lista: readonly unknown[],
  unidade: Unidade | undefined,
  contexto: Contexto,
): string | null {
  if (lista.length === 0) return null
  const isSimples = lista.every(
    (item) => (typeof item === 'string' && !UUID.test(item)) || typeof item === 'number',
  )
  if (!isSimples) return pluralize(lista.length, 'item', 'itens')
  const ditos = lista.slice(0, MAX_ITENS).map((item) => sayValor(item, unidade, contexto))
  const resto = lista.length - ditos.length
  return `${ditos.join(', ')}${resto > 0 ? ` e mais ${resto}` : ''}`
}

function sayObjeto(objeto: object): string | null {
  const quantos = Object.values(objeto).filter((valor) => valor !== null).length
  return quantos === 0 ? null : pluralize(quantos, 'campo', 'campos')
}
