import type { CategoriaGuardada } from '@vitrine/contract'

import type { Nomeado } from './escolha-de-alvo.tsx'

/** Categories by their path in the shop: 'Bebidas › Vinhos'. */
export function listCategoriasComNome(categorias: readonly CategoriaGuardada[]): Nomeado[] {
  const nomes = new Map(categorias.map(({ idcategoria, nome }) => [idcategoria, nome]))
  return categorias
    .map(({ idcategoria: id, idcategoriapai, nome }) => {
      const pai = idcategoriapai === null ? undefined : nomes.get(idcategoriapai)
      return { id, nome: pai === undefined ? nome : `${pai} › ${nome}` }
    })
    .toSorted((a, b) => a.nome.localeCompare(b.nome, 'pt-BR'))
}
