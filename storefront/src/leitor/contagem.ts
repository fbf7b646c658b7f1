import { isGtin } from './codigo.ts'

/** A code that was out of view for this long (ms) was shown again on purpose. */
const AUSENTE_MS = 1500

/**
 * Which of the codes in a picture are to be counted now: a code that stays in view counts once, shown again it counts again.
 */
export function createContagem() {
  const vistos = new Map<string, number>()
  return (codigos: readonly string[], agora: number): string[] => {
    const novos = [...new Set(codigos)].filter((codigo) => isGtin(codigo) && isAusente(codigo, agora))
    for (const codigo of codigos) vistos.set(codigo, agora)
    return novos
  }

  function isAusente(codigo: string, agora: number): boolean {
    const antes = vistos.get(codigo)
    return antes === undefined || agora - antes > AUSENTE_MS
  }
}
