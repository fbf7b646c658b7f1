import { writeNumero } from '#numero'

import type { CampoCaracteristica } from './caracteristica.ts'

/** Characters of a text, or the number itself; null: as far as the type goes. */
export interface LimitesCaracteristica {
  minimo: number | null
  maximo: number | null
}

/** Characters that an answer of text may have at most. */
export const limitesDoTexto = { TEXTO: 120, TEXTO_LONGO: 500 } as const

/** Asked for at once: more than so many, and people leave the form. */
export const MAX_CAMPOS = 20

/** Of one list. */
export const MAX_OPCOES = 200

type ComLimites = Pick<CampoCaracteristica, 'tipo' | 'minimo' | 'maximo'>

/** Whether a field of this type is limited by length or by size. */
export function hasLimites(tipo: CampoCaracteristica['tipo']): tipo is 'TEXTO' | 'TEXTO_LONGO' | 'NUMERO' {
  return tipo === 'TEXTO' || tipo === 'TEXTO_LONGO' || tipo === 'NUMERO'
}

/** Characters that a field of text takes at most; null for the other types. */
export function maxLetras({ tipo, maximo }: Pick<ComLimites, 'tipo' | 'maximo'>): number | null {
  return tipo === 'TEXTO' || tipo === 'TEXTO_LONGO' ? (maximo ?? limitesDoTexto[tipo]) : null
}

/** What to say of an answer in its stored form that is outside of the limits; null: it is within. */
export function sayForaDosLimites({ tipo, minimo, maximo }: ComLimites, valor: string): string | null {
  if (tipo === 'NUMERO') {
    const numero = Number(valor)
    if (minimo !== null && numero < minimo) return `Use ${writeNumero(minimo)} ou mais.`
    return maximo !== null && numero > maximo ? `Use ${writeNumero(maximo)} ou menos.` : null
  }
  if (tipo !== 'TEXTO' && tipo !== 'TEXTO_LONGO') return null
  if (minimo !== null && valor.length < minimo) return `Use pelo menos ${sayLetras(minimo)}.`
  return maximo !== null && valor.length > maximo ? `Use até ${sayLetras(maximo)}.` : null
}

export const sayLetras = (quantas: number): string => `${quantas} ${quantas === 1 ? 'letra' : 'letras'}`

/** What is wrong with the limits of a field, by the name of the limit; {} where nothing is. */
export function checkLimites({
  tipo,
  minimo,
  maximo,
}: ComLimites): Partial<Record<'minimo' | 'maximo', string>> {
  if (!hasLimites(tipo))
    return {
      ...(minimo !== null && { minimo: 'Este tipo de campo não tem limites.' }),
      ...(maximo !== null && { maximo: 'Este tipo de campo não tem limites.' }),
    }
  const erros: Partial<Record<'minimo' | 'maximo', string>> = {}
  if (tipo !== 'NUMERO') {
    const teto = limitesDoTexto[tipo]
    const isLetras = (n: number | null) => n === null || (Number.isInteger(n) && n >= 1 && n <= teto)
    if (!isLetras(minimo)) erros.minimo = `Use um número inteiro de 1 a ${teto}.`
    if (!isLetras(maximo)) erros.maximo = `Use um número inteiro de 1 a ${teto}.`
  }
  if (minimo !== null && maximo !== null && minimo > maximo)
    erros.maximo ??= 'O máximo não pode ser menor que o mínimo.'
  return erros
}
