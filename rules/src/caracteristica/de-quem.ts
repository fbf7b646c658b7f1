export const pessoasCaracteristica = ['TODAS', 'FISICA', 'JURIDICA'] as const
export type PessoaCaracteristica = (typeof pessoasCaracteristica)[number]

/** Of whom a field is asked: of which kind of person, and of which groups of customers (none: of everybody). */
export interface AlvoCaracteristica {
  pessoa: PessoaCaracteristica
  tags: readonly string[]
}

/** Who is asked; a visitor has no document yet, and is in no group. */
export interface QuemResponde {
  tipo_documento: string | null
  tags: readonly string[]
}

/** A company is known by its CNPJ; every other document is a person's. Without a document nobody is either. */
export function isDestaPessoa(pessoa: PessoaCaracteristica, tipo_documento: string | null): boolean {
  if (pessoa === 'TODAS') return true
  if (tipo_documento === null) return false
  return (tipo_documento === 'CNPJ') === (pessoa === 'JURIDICA')
}

/** Whether a field is asked of somebody. */
export function asksCaracteristica(campo: AlvoCaracteristica, quem: QuemResponde): boolean {
  return (
    isDestaPessoa(campo.pessoa, quem.tipo_documento) &&
    (campo.tags.length === 0 || campo.tags.some((tag) => quem.tags.includes(tag)))
  )
}

/** Whether a field may be asked of somebody whose document is still to be typed: of every person, of no group. */
export function mayAskCaracteristica(campo: AlvoCaracteristica, quem: QuemResponde): boolean {
  if (quem.tipo_documento !== null) return asksCaracteristica(campo, quem)
  return campo.tags.length === 0
}
