import type { Entrada } from './entradas-de-dois.ts'

/** What stands at `body.itens.0.id`. */
export function readIn(entrada: Entrada, caminho: string): unknown {
  let aqui: unknown = entrada
  for (const parte of caminho.split('.')) {
    if (typeof aqui !== 'object' || aqui === null) return undefined
    aqui = (aqui as Record<string, unknown>)[parte] // an object or an array, asked by name or place
  }
  return aqui
}

/** Writes there, where everything above it is there. False: it is not. */
export function writeIn(entrada: Entrada, caminho: string, valor: unknown): boolean {
  const partes = caminho.split('.')
  const ultima = partes.pop() ?? ''
  const acima = partes.length > 0 ? readIn(entrada, partes.join('.')) : undefined
  if (typeof acima !== 'object' || acima === null) return false
  Object.assign(acima, { [ultima]: valor })
  return true
}
