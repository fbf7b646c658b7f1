import type { Lugar, PontoEscolhido } from './lugar.ts'
import { toPonto } from './take-at.ts'

type Cru = Partial<Record<string, unknown>>

/**
 * The place out of its cookie, which anybody may have written: null when it does not hold a place. A cookie of the older shape (one place for
 * all stores) becomes the new one: its point is the person's, its store counts at the supplier that it belongs to.
 */
export function readLugar(text: string | null | undefined): Lugar | null {
  const cru = parse(text)
  if (!cru) return null
  const tipoEntrega = cru.tipoEntrega === 'RETIRADA' ? 'RETIRADA' : 'DELIVERY'
  const { escolhas } = cru
  if (isObject(escolhas)) {
    const ditas = Object.entries(escolhas).filter(
      (dita): dita is [string, string] => typeof dita[1] === 'string',
    )
    return { ponto: readPonto(cru.ponto), tipoEntrega, escolhas: Object.fromEntries(ditas) }
  }
  const ponto = readPonto(cru)
  if (!ponto) return null
  const idloja = word(cru.idloja)
  return idloja
    ? { ponto: null, tipoEntrega: 'DELIVERY', escolhas: { '': idloja } }
    : { ponto, tipoEntrega, escolhas: {} }
}

function readPonto(cru: unknown): PontoEscolhido | null {
  if (!isObject(cru)) return null
  const { lat, lng } = cru
  if (!isWithin(lat, 90) || !isWithin(lng, 180)) return null
  const [cep, cidade, uf, textoendereco, idendereco] = [
    word(cru.cep),
    word(cru.cidade),
    word(cru.uf),
    word(cru.textoendereco),
    word(cru.idendereco),
  ]
  return toPonto({ lat, lng, cep, cidade, uf, textoendereco, idendereco })
}

function parse(text: string | null | undefined): Cru | null {
  // Of most requests: an error would be made to be caught.
  if (!text) return null
  try {
    const cru: unknown = JSON.parse(text)
    return isObject(cru) ? cru : null
  } catch {
    return null
  }
}

function isObject(value: unknown): value is Cru {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isWithin(value: unknown, limite: number): value is number {
  return typeof value === 'number' && Math.abs(value) <= limite
}

const word = (value: unknown) => (typeof value === 'string' ? value.slice(0, 300) : '')
