/**
 * What a supplier may have switched on or off as a whole (§3 modulos, §5 Module access), and which of its `modulos` open it.
 * What is not here belongs to every store.
 */
const exigidos = {
  assinatura: ['Assinaturas', 'Todos'],
  chat: ['Chat', 'Todos'],
  combo: ['Combos', 'Todos'],
  cupom: ['Cupons', 'Todos'],
  fatura: ['Faturas', 'Todos'],
  'lista-compras': ['Listas', 'Todos'],
} as const

export type Modulo = keyof typeof exigidos
export const modulos = Object.keys(exigidos) as Modulo[]

/** `modulos` of a supplier that has these on; names that nobody here knows stay. All of them are `Todos`: those to come too. */
export function switchModulos(antes: readonly string[], ligados: readonly Modulo[]): string[] {
  const conhecidos = new Set<string>(['Todos', ...modulos.map((modulo) => exigidos[modulo][0])])
  const nomes = modulos.filter((modulo) => ligados.includes(modulo)).map((modulo) => exigidos[modulo][0])
  const outros = antes.filter((nome) => !conhecidos.has(nome))
  return [...(nomes.length === modulos.length ? ['Todos'] : nomes), ...outros]
}

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
