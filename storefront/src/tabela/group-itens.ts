import type { Categoria, ProdutoLista } from '@vitrine/contract'

export interface Grupo {
  /** Null: not put together. */
  nome: string | null
  produtos: ProdutoLista[]
}

/**
 * The products of each page of `porGrupo` by their category, in the order in which the categories come (mockup 09); by their department where most would
 * stand alone. Page by page, so that nothing that is seen moves when the next one is there; a group that goes on there is not named again.
 */
export function groupItens(
  itens: readonly ProdutoLista[],
  categorias: readonly Categoria[],
  porGrupo?: number,
): Grupo[] {
  const soltos = [{ nome: null, produtos: [...itens] }]
  if (!porGrupo) return soltos
  for (const isPorFolha of [true, false]) {
    const nomes = nameCategorias(categorias, isPorFolha)
    const grupos = groupPaginas(itens, porGrupo, ({ idcategoria }) => nomes.get(idcategoria) ?? 'Outros')
    if (grupos.length * 2 <= itens.length) return grupos
  }
  return soltos
}

/** What a product is put under, by its category: that category's own name, or the department's above it. */
function nameCategorias(categorias: readonly Categoria[], isPorFolha: boolean): Map<string, string> {
  return new Map(
    categorias.flatMap(({ idcategoria, nome, filhas }): [string, string][] => [
      [idcategoria, nome],
      ...filhas.map((filha): [string, string] => [filha.idcategoria, isPorFolha ? filha.nome : nome]),
    ]),
  )
}

function groupPaginas(
  itens: readonly ProdutoLista[],
  porPagina: number,
  nameOf: (produto: ProdutoLista) => string,
): Grupo[] {
  const grupos: Grupo[] = []
  for (let pagina = 0; pagina < itens.length; pagina += porPagina) {
    for (const [nome, produtos] of Map.groupBy(itens.slice(pagina, pagina + porPagina), nameOf)) {
      const antes = grupos.at(-1)
      if (antes?.nome === nome) antes.produtos.push(...produtos)
      else grupos.push({ nome, produtos })
    }
  }
  return grupos
}
