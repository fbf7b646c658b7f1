/** Whether a number, letters and digits alone, is an inscrição estadual by the rule of its state. */
export type IsInscricao = (inscricao: { uf: string; numero: string }) => boolean

const ISENTO = 'ISENTO'

/**
 * 'SP 110.042.490.114' as 'SP 110042490114', a company without one as 'ISENTO', null for what is neither: every state has a
 * rule of its own (brazil.md 1). A number of zeros alone passes the check digits of many states, but is nobody's registration.
 */
export function readInscricaoEstadual(texto: string, isInscricao: IsInscricao): string | null {
  const [, uf = '', resto = ''] = /^(?:([A-Z]{2})\s)?(.*)$/s.exec(texto.trim().toUpperCase()) ?? []
  const numero = resto.replace(/[.\-/\s]/g, '')
  if (numero === ISENTO || numero === 'ISENTA') return ISENTO
  if (!/^P?\d+$/.test(numero) || /^P?0+$/.test(numero)) return null
  return isInscricao({ uf, numero }) ? `${uf} ${numero}` : null
}
