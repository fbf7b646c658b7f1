import type { EmSubmissao } from './checks.ts'

/** Whether the order, as it is agreed now, has a product for adults: the courier then asks for a document (audit B6). */
export function hasRestritos({ composicao }: Pick<EmSubmissao, 'composicao'>): boolean {
  return composicao.itens.some(({ maior_de_18 }) => maior_de_18)
}
