import { CadastroProduto } from '@vitrine/contract'

import {
  completeLinhas,
  idsOf,
  keepMudancas,
  lockCatalogo,
  refuseErros,
  saveEmLotes,
  type Gravada,
  type LinhaDeclarada,
  type Quem,
} from '#cadastro'
import type { Transaction } from '#infra'

import { cadastroProduto, fromGuardado, toGuardado } from './cadastro-produto.ts'
import { findVizinhanca, listGuardados, lockEstoques } from './cadastro-produto.repository.ts'
import { listErrosEntre } from './check-produtos.ts'

const nome = 'produtos'

/**
 * Writes products of a supplier: new ones whole, others with what changes. All or none. Errors: `entrada_invalida` with the place of each
 * row that cannot be (`produtos.3.sku`), `CadastroRecusado` where somebody else has written one meanwhile.
 */
export async function saveProdutos(
  tx: Transaction,
  quem: Quem,
  linhas: readonly LinhaDeclarada<typeof CadastroProduto, 'idcadastroextraproduto'>[],
): Promise<Gravada[]> {
  if (linhas.length === 0) return []
  const { idfornecedor } = quem
  await lockCatalogo(tx, idfornecedor)
  const ids = idsOf(linhas.map(({ idcadastroextraproduto }) => idcadastroextraproduto))
  const guardados = new Map(
    (await listGuardados(tx, idfornecedor, ids)).map((row) => [row.idcadastroextraproduto, row]),
  )
  const produtos = completeLinhas(
    { nome, schema: CadastroProduto, chave: 'idcadastroextraproduto' },
    linhas,
    (id) => {
      const guardado = guardados.get(id)
      return guardado && fromGuardado(guardado)
    },
  )
  refuseErros(nome, listErrosEntre(produtos, await findVizinhanca(tx, idfornecedor, perguntasOf(produtos))))
  const rows = produtos.map((produto, i) => {
    const novo = toGuardado(produto)
    const antes = guardados.get(novo.idcadastroextraproduto)
    const versao = linhas[i]?.versao ?? null
    // What is said to be new and is not is refused, whole.
    if (versao === null || !antes) return { ...novo, versao }
    return { ...keepMudancas(novo, antes, 'idcadastroextraproduto'), versao }
  })
  const comOutroMinimo = rows.filter(
    (row) => guardados.has(row.idcadastroextraproduto) && ('granularidade' in row || 'min_por_pedido' in row),
  )
  await lockEstoques(
    tx,
    idfornecedor,
    comOutroMinimo.map(({ idcadastroextraproduto }) => idcadastroextraproduto),
  )
  // Main products before their variants.
  return saveEmLotes(tx, cadastroProduto, quem, {
    linhas: rows,
    postoOf: (row) => (row.idprodutoprincipal ? 1 : 0),
  })
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
