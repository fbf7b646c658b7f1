import { z } from 'zod'

/** A row that does not fit: its place in what was sent, the field ('' for the row) and why, in words for a person. */
export interface ErroDeLinha {
  linha: number
  campo: string
  erro: string
}

/** Rows by their schema, defaults filled: those that fit, with their place, and why others do not. */
export function parseLinhas<T extends z.ZodType>(
  schema: T,
  linhas: readonly unknown[],
): { lidas: { linha: number; dados: z.output<T> }[]; erros: ErroDeLinha[] } {
  const lidas: { linha: number; dados: z.output<T> }[] = []
  const erros: ErroDeLinha[] = []
  for (const [linha, crua] of linhas.entries()) {
    const { success, data, error } = schema.safeParse(crua, { error: explain })
    if (success) lidas.push({ linha, dados: data })
    else
      for (const { path, message } of error.issues)
        erros.push({ linha, campo: path.map(String).join('.'), erro: message })
  }
  return { lidas, erros }
}

type Problema = Parameters<z.core.$ZodErrorMap>[0]

/** The message in Portuguese for an error for which the schema has no message. */
function explain(problema: Problema): string {
  switch (problema.code) {
    case 'invalid_type':
      return explainTipo(problema)
    case 'too_small':
      return explainMinimo(problema.origin, problema.minimum)
    case 'too_big':
      return explainMaximo(problema.origin, problema.maximum)
    case 'unrecognized_keys':
      return `Campo desconhecido: ${problema.keys.slice(0, 3).join(', ')}.`
    case 'invalid_key':
      return problema.issues[0]?.message ?? 'Valor inválido.'
    case 'invalid_value':
      return 'Valor desconhecido.'
    case 'invalid_format':
      return 'Formato inválido.'
    default:
      return 'Valor inválido.'
  }
}

function explainTipo({ expected, input }: Extract<Problema, { code: 'invalid_type' }>): string {
  if (input === undefined) return 'Campo obrigatório.'
  if (expected === 'number' || expected === 'int') return 'Diga um número.'
  if (expected === 'string') return 'Diga um texto.'
  return 'Valor de tipo inválido.'
}

function explainMinimo(origem: string, minimo: number | bigint): string {
  if (origem === 'string') return minimo === 1 ? 'Campo obrigatório.' : `São pelo menos ${minimo} caracteres.`
  if (origem === 'array') return 'Lista vazia.'
  return `Valor abaixo do mínimo (${format(minimo)}).`
}

function explainMaximo(origem: string, maximo: number | bigint): string {
  if (origem === 'string') return `São no máximo ${format(maximo)} caracteres.`
  if (origem === 'array') return `São no máximo ${format(maximo)} itens.`
  return `Valor acima do máximo (${format(maximo)}).`
}

// oxlint-disable-next-line vitrine/numeros -- the bound of any field, not an amount
const numero = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 4 })
const format = (valor: number | bigint) => numero.format(valor)
