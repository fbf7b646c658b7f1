/** 'BS' of 'Bruna Sales'. */
export function initialsOf(nome: string): string {
  const partes = nome.split(/\s+/).filter((parte) => /^[A-ZÀ-Ý]/.test(parte))
  return [partes[0], partes.at(-1)]
    .flatMap((parte) => parte?.[0] ?? [])
    .join('')
    .slice(0, partes.length > 1 ? 2 : 1)
}
