const MAX_LETRAS = 60

/**
 * Code of a new field by its name: 'Inscrição estadual' is 'inscricao_estadual', or 'inscricao_estadual_2' where that is taken. A code
 * that was ever used, archived too, is taken: answers to the one must not be read as answers to the other.
 */
export function makeCodigo(nome: string, usados: ReadonlySet<string>): string {
  const base = toCodigo(nome)
  if (!usados.has(base)) return base
  let vez = 2
  while (usados.has(withVez(base, vez))) vez++
  return withVez(base, vez)
}

function withVez(base: string, vez: number): string {
  const fim = `_${vez}`
  return `${base.slice(0, MAX_LETRAS - fim.length)}${fim}`
}

function toCodigo(nome: string): string {
  const limpo = nome
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+/, '')
  return (/^[a-z]/.test(limpo) ? limpo : `campo_${limpo}`).slice(0, MAX_LETRAS).replace(/_+$/, '') || 'campo'
}
