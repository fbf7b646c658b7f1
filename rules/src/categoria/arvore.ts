/** A category as the tree sees it. */
export interface CategoriaNaArvore {
  idcategoria: string
  idcategoriapai: string | null
  idsetor?: string | null
}

/** Lists, menus and filters look at a category and the one above it (§7): a tree has two levels. */
const NIVEIS = 'Uma categoria fica no topo ou dentro de uma do topo, não mais fundo.'

/**
 * Why a category cannot stand where it says, in a tree that is given as it will be; null when it can. `filhas` are the ids that
 * something hangs below.
 */
export function findErroNaArvore(
  { idcategoria, idcategoriapai, idsetor }: CategoriaNaArvore,
  arvore: ReadonlyMap<string, CategoriaNaArvore>,
  filhas: ReadonlySet<string>,
): string | null {
  if (idcategoriapai === null) return null
  const pai = arvore.get(idcategoriapai)
  if (!pai) return 'A categoria de cima não existe nesta loja.'
  if (isAbaixo(idcategoria, pai, arvore)) return 'Uma categoria não pode ficar dentro de si mesma.'
  if (pai.idcategoriapai !== null || filhas.has(idcategoria)) return NIVEIS
  return idsetor ? 'Só uma categoria do topo fica num setor.' : null
}

/** Whether going up from `de` comes to `idcategoria`; ends in a circle elsewhere too. */
function isAbaixo(
  idcategoria: string,
  de: CategoriaNaArvore,
  arvore: ReadonlyMap<string, CategoriaNaArvore>,
): boolean {
  const vistas = new Set<string>()
  let atual: CategoriaNaArvore | undefined = de
  while (atual && !vistas.has(atual.idcategoria)) {
    if (atual.idcategoria === idcategoria) return true
    vistas.add(atual.idcategoria)
    atual = atual.idcategoriapai === null ? undefined : arvore.get(atual.idcategoriapai)
  }
  return false
}
