const collator = new Intl.Collator('pt-BR')

/** Lines by nome as a Brazilian reads (accents beside their letter), then by id; a new array (§4). */
export function sortItens<T extends { id: string; nome: string }>(itens: readonly T[]): T[] {
  return itens.toSorted((a, b) => collator.compare(a.nome, b.nome) || compareIds(a.id, b.id))
}

function compareIds(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
