import type { CadastroProduto, ErroDeLinha } from '@vitrine/contract'

import type { Vizinhanca } from './cadastro-produto.repository.ts'

/** What the products of a call say of each other and of the rest of the store that cannot be; by their place. */
export function listErrosEntre(
  produtos: readonly CadastroProduto[],
  { categorias, imagens, produtos: vizinhos }: Vizinhanca,
): ErroDeLinha[] {
  const daLoja = new Set(categorias)
  const guardadas = new Set(imagens)
  const skus = findRepetidos(produtos, vizinhos)
  const familia = readFamilia(produtos, vizinhos)
  return produtos.flatMap((produto, linha) => {
    const { idcategoria, imagens, sku } = produto
    const variante = findErroDeVariante(produto, familia)
    const perdida = imagens.findIndex(({ hash }) => !guardadas.has(hash))
    return [
      ...(skus.has(sku) && skus.get(sku) !== produto.idcadastroextraproduto
        ? [{ linha, campo: 'sku', erro: 'Outro produto tem este SKU.' }]
        : []),
      ...(daLoja.has(idcategoria)
        ? []
        : [{ linha, campo: 'idcategoria', erro: 'Esta categoria não existe nesta loja.' }]),
      ...(perdida === -1
        ? []
        : [{ linha, campo: `imagens.${perdida}.hash`, erro: 'Esta imagem não existe.' }]),
      ...(variante ? [{ linha, campo: 'idprodutoprincipal', erro: variante }] : []),
    ]
  })
}

/**
 * The product that has a SKU: the stored one, else the first one of the call. A SKU that the same call takes from a product is not free yet: the order in which rows are written is not defined.
 */
function findRepetidos(
  produtos: readonly CadastroProduto[],
  vizinhos: Vizinhanca['produtos'],
): ReadonlyMap<string, string> {
  const donos = new Map(vizinhos.map(({ id, sku }) => [sku, id]))
  for (const { sku, idcadastroextraproduto: id } of produtos) if (!donos.has(sku)) donos.set(sku, id)
  return donos
}

interface Familia {
  /** The main product of each product after this call; null for one that is not a variant. */
  principais: ReadonlyMap<string, string | null>
  comVariantes: ReadonlySet<string>
}

function readFamilia(produtos: readonly CadastroProduto[], vizinhos: Vizinhanca['produtos']): Familia {
  const principais = new Map(vizinhos.map(({ id, idprodutoprincipal }) => [id, idprodutoprincipal]))
  for (const { idcadastroextraproduto: id, idprodutoprincipal } of produtos)
    principais.set(id, idprodutoprincipal)
  return { principais, comVariantes: new Set([...principais.values()].filter((id) => id !== null)) }
}

function findErroDeVariante(
  { idcadastroextraproduto: id, idprodutoprincipal: principal }: CadastroProduto,
  { principais, comVariantes }: Familia,
): string | null {
  if (principal === null) return null
  const deCima = principais.get(principal)
  if (deCima === undefined) return 'O produto principal não existe nesta loja.'
  if (deCima !== null) return 'O produto principal já é variante de outro.'
  return comVariantes.has(id) ? 'Este produto tem variantes: não pode ser variante de outro.' : null
}
