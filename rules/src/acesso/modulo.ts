/**
 * What a supplier may have switched on or off as a whole (§3 modulos, §5 Module access), and which of its `modulos` open it.
 * What is not here belongs to every store.
 */
export const exigidos = {
  assinatura: ['Assinaturas', 'Todos'],
  chat: ['Chat', 'Todos'],
  combo: ['Combos', 'Todos'],
  cupom: ['Cupons', 'Todos'],
  fatura: ['Faturas', 'Todos'],
  'lista-compras': ['Listas', 'Todos'],
} as const

export type Modulo = keyof typeof exigidos

/** The first segment of a screen's address, below the store's. */
const telas: Partial<Record<string, Modulo>> = {
  assinaturas: 'assinatura',
  chat: 'chat',
  combos: 'combo',
  cupons: 'cupom',
  faturas: 'fatura',
  listas: 'lista-compras',
}

/** Module access (§5): the supplier has any of the required modules, or the required list starts with Todos. */
export function isModuloAllowed(modulos: readonly string[], exigidos: readonly string[]): boolean {
  return exigidos[0] === 'Todos' || exigidos.some((modulo) => modulos.includes(modulo))
}

/** Whether a supplier with these `modulos` has this one. */
export function hasModulo(modulos: readonly string[], modulo: Modulo): boolean {
  return isModuloAllowed(modulos, exigidos[modulo])
}

/** Which `modulos` of a supplier open this one, for who asks a database. */
export const modulosDe = (modulo: Modulo): string[] => [...exigidos[modulo]]

/** The module of a screen, by its path below the store: 'cupons', 'listas/…'; undefined: every store has it. */
export function moduloOfTela(path: string): Modulo | undefined {
  return telas[path.split('/')[0] ?? '']
}
