import { CadastroProduto } from '@vitrine/contract'

import { refuseErros, saveDeclarados, type Gravada, type LinhaDeclarada, type Quem } from '#cadastro'
import type { Transaction } from '#infra'

import { cadastroProduto, fromGuardado, toGuardado, type ProdutoGuardado } from './cadastro-produto.ts'
import { findVizinhanca, lockEstoques } from './cadastro-produto.repository.ts'
import { listErrosEntre } from './check-produtos.ts'

const nome = 'produtos'

/**
 * Writes products of a supplier, as `saveDeclarados` says; main products before their variants. Of a product that stands, what changes is
 * written alone: a price makes no search words anew.
 */
export async function saveProdutos(
  tx: Transaction,
  quem: Quem,
  linhas: readonly LinhaDeclarada<typeof CadastroProduto, 'idcadastroextraproduto'>[],
): Promise<Gravada[]> {
  const escritor = {
    nome,
    schema: CadastroProduto,
    cadastro: cadastroProduto,
    toGuardado,
    fromGuardado,
    check,
    soMudancas: true,
    hold,
    postoOf: ({ idprodutoprincipal }: ProdutoGuardado) => (idprodutoprincipal ? 1 : 0),
  }
  return saveDeclarados(tx, quem, escritor, linhas)
}

async function check(tx: Transaction, idfornecedor: string, produtos: CadastroProduto[]): Promise<void> {
  refuseErros(nome, listErrosEntre(produtos, await findVizinhanca(tx, idfornecedor, perguntasOf(produtos))))
}

/** Stock rows copy the smallest quantity of their product, so they are locked before it changes. */
function hold(
  tx: Transaction,
  idfornecedor: string,
  linhas: readonly Partial<ProdutoGuardado>[],
): Promise<void> {
  const comMinimo = linhas.filter((linha) => 'granularidade' in linha || 'min_por_pedido' in linha)
  return lockEstoques(
    tx,
    idfornecedor,
    comMinimo.flatMap(({ idcadastroextraproduto }) => idcadastroextraproduto ?? []),
  )
}

function perguntasOf(produtos: readonly CadastroProduto[]) {
  const variantes = produtos.filter(({ idprodutoprincipal }) => idprodutoprincipal !== null)
  const unicos = (valores: readonly string[]) => [...new Set(valores)]
  return {
    categorias: unicos(produtos.map(({ idcategoria }) => idcategoria)),
    imagens: unicos(produtos.flatMap(({ imagens }) => imagens.map(({ hash }) => hash))),
    skus: unicos(produtos.map(({ sku }) => sku)),
    principais: unicos(variantes.flatMap(({ idprodutoprincipal }) => idprodutoprincipal ?? [])),
    variantes: variantes.map(({ idcadastroextraproduto }) => idcadastroextraproduto),
  }
}
