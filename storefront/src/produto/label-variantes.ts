interface Variante {
  id: string
  name: string
  embalagem: string
}

/** What tells each variant from the others: its package when no two share one, else the words only it has. */
export function labelVariantes(variantes: readonly Variante[]): Map<string, string> {
  const embalagens = new Set(variantes.map(({ embalagem }) => embalagem))
  const isUnique = embalagens.size === variantes.length && !embalagens.has('')
  const [first = [], ...rest] = variantes.map(({ name }) => name.split(' '))
  const shared = new Set(first.filter((word) => rest.every((words) => words.includes(word))))
  return new Map(
    variantes.map(({ id, name, embalagem }) => {
      const own = name
        .split(' ')
        .filter((word) => !shared.has(word))
        .join(' ')
      return [id, isUnique ? embalagem : own || embalagem || name]
    }),
  )
}
