/** Begins of words, without accents, of what the LGPD calls sensitive (art. 5, II). */
const sensiveis =
  /\b(saude|doenca|alergi|deficien|gravid|gestante|medicament|tipo sanguineo|relig|igreja|crenca|raca\b|racial|etnia|etnic|cor da pele|orientacao sexual|vida sexual|genero\b|sindica|partid|politic|biometri|digital do|genetic)/

/** What lets somebody into an account or pay in another's name: asked for by no honest shop. */
const segredos = /\b(senha|cvv|codigo de seguranca|numero do cartao|token\b|pin\b)/

export type Cuidado = 'SENSIVEL' | 'SEGREDO'

/** Whether a field asks for what the law guards more closely, or for a secret that no field may ask for; null: neither. */
export function findCuidado(...textos: readonly string[]): Cuidado | null {
  const limpo = textos.join(' ').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  if (segredos.test(limpo)) return 'SEGREDO'
  return sensiveis.test(limpo) ? 'SENSIVEL' : null
}
