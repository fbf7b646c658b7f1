import { z } from 'zod'

import { isDia } from '@vitrine/rules/data'
import {
  fromCentavos,
  fromDecimilesimos,
  fromMilesimos,
  toCentavos,
  toDecimilesimos,
  toMilesimos,
} from '@vitrine/rules/dinheiro'

/**
 * Values as the people of a store write them: with bounds, and without decimals that a column would round away. What a person
 * reads of a refusal is in Portuguese.
 */

/** A unit price: reais, up to 4 decimals. */
export const precoUnitario = z
  .number()
  .min(0.0001)
  .max(10_000_000)
  .refine((reais) => fromDecimilesimos(toDecimilesimos(reais)) === reais, {
    error: 'Este preço tem no máximo 4 casas decimais.',
  })

const valorDesde = (minimo: number) =>
  z
    .number()
    .min(minimo)
    .max(10_000_000)
    .refine((reais) => fromCentavos(toCentavos(reais)) === reais, {
      error: 'Este valor tem no máximo 2 casas decimais.',
    })

/** An amount: reais and centavos. */
export const valorEmReais = valorDesde(0.01)

/** The same, 0 included. */
export const valorOuNada = valorDesde(0)

/** A number of up to 2 decimals. JSON Schema's multipleOf divides, and so takes 2.49 for none of 0.01. */
export const centesimos = (min: number, max: number) =>
  z
    .number()
    .min(min)
    .max(max)
    .refine((numero) => Math.round(numero * 100) / 100 === numero, {
      error: 'Este número tem no máximo 2 casas decimais.',
    })

/** Units, up to 3 decimals (§5). */
export const quantidadeDeclarada = z
  .number()
  .min(0.001)
  .max(1_000_000)
  .refine((unidades) => fromMilesimos(toMilesimos(unidades)) === unidades, {
    error: 'Esta quantidade tem no máximo 3 casas decimais.',
  })

/** A change of a price in percent, up to 4 decimals: -10 is 10 % off. */
export const variacaoPercentual = z
  .number()
  .min(-100)
  .max(1000)
  .refine((pontos) => pontos !== 0, { error: 'Zero por cento não muda nada.' })
  .refine((pontos) => fromDecimilesimos(toDecimilesimos(pontos)) === pontos, {
    error: 'Este percentual tem no máximo 4 casas decimais.',
  })

/** Quantity threshold, as JSON writes the number, to what holds from it on. */
export const faixas = <T extends z.ZodType<number>>(valor: T) =>
  z
    .record(
      z.string().regex(/^(?!0+(\.0+)?$)\d{1,7}(\.\d{1,3})?$/, {
        error: 'Cada faixa começa numa quantidade maior que zero, com no máximo 3 casas decimais.',
      }),
      valor,
    )
    .refine((tabela) => Object.keys(tabela).length <= 30, { error: 'São no máximo 30 faixas.' })

// PostgreSQL cannot store NUL or half of a surrogate pair; the other characters cannot be shown on a screen.
const CONTROLE = /[^\P{Cc}\t\n\r]/u

/** An id in lower case, as PostgreSQL writes it, so that ids can be compared as text. */
export const idDeclarado = z
  .string()
  .toLowerCase()
  .regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, { error: 'Isto não é um id.' })

const makeTexto = (max: number, min: number) =>
  z
    .string()
    .trim()
    .min(min)
    .max(max)
    .refine((texto) => !CONTROLE.test(texto) && texto.isWellFormed(), {
      error: 'Há um caractere que não pode ser guardado.',
    })

const textos = new Map<string, ReturnType<typeof makeTexto>>()

/** Text written by people, without spaces at its ends. Made once for each length: it was an eighth of all schemas, a kilobyte each. */
export function texto(max: number, min = 0): ReturnType<typeof makeTexto> {
  const medida = `${min}-${max}`
  const feito = textos.get(medida) ?? makeTexto(max, min)
  textos.set(medida, feito)
  return feito
}

/** Words of an address or a tag: 'sem-gluten'. */
export const slug = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'Use letras minúsculas sem acento, números e hífens.' })

/** '#rrggbb'. */
export const cor = z.string().regex(/^#[0-9a-f]{6}$/, { error: 'Diga a cor como #rrggbb.' })

/** A day of the calendar, 'YYYY-MM-DD'. */
export const dia = z.string().refine(isDia, { error: 'Este dia não existe.' })

/** A moment with its zone ('2026-12-01T08:00:00-03:00'), kept as UTC. */
export const instante = z.iso
  .datetime({ offset: true, error: 'Diga o momento como 2026-12-01T08:00:00-03:00.' })
  .refine((texto) => /^20\d\d/.test(texto) && !Number.isNaN(Date.parse(texto)), {
    error: 'Este momento não existe.',
  })
  .transform((texto) => new Date(texto).toISOString())

/** A period of the day: '08:00-12:00'. */
export const intervalo = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/, { error: 'Diga o horário como 08:00-12:00.' })
  .refine((texto) => texto.slice(0, 5) < texto.slice(6), { error: 'O horário termina antes de começar.' })

/** Position in its list. */
export const ordem = z.int().min(0).max(1_000_000)

/** A list in which no value is repeated. */
export const semRepetir = <T extends z.ZodType>(item: T, max: number) =>
  z
    .array(item)
    .max(max)
    .refine((itens) => new Set(itens).size === itens.length, { error: 'Há um item repetido.' })
