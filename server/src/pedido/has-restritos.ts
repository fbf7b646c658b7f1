import type { EmSubmissao } from './checks.ts'

/** Something of it is for adults, as it is agreed now: who hands it over asks for a document (audit B6). */
export function hasRestritos({ composicao }: Pick<EmSubmissao, 'composicao'>): boolean {
  return composicao.itens.some(({ maior_de_18 }) => maior_de_18)
}
