import { readFaixa } from '@vitrine/rules/importacao'

import { lockCatalogo, writeLote } from '#cadastro'
import { tellFeita, tellRecusada, type EspecieAberta, type LinhaAFazer, type LinhaFeita } from '#especie'
import type { Transaction } from '#infra'
import { listProdutosDaLista, type ProdutoDaPlanilha } from '#planilha-produto'
import { saveProdutos } from '#produto'

import { changePrecos } from './change-precos.ts'

/** Rows of one product, written together. */
interface Grupo {
  linha: number
  id: string
  linhas: readonly LinhaAFazer[]
}

/**
 * Writes prices beside what somebody else changed since, or gives back those that stood. Rows of one product may come apart: what this
 * writer left of it is nobody else's.
 */
export function createEscritor(): EspecieAberta['write'] {
  const minhas = new Map<string, number>()
  return async (tx, { quem }, linhas, feita) => {
    const { idfornecedor } = quem
    await lockCatalogo(tx, idfornecedor)
    const grupos = [...Map.groupBy(linhas, ({ idregistro }) => idregistro ?? '')].map(
      ([id, deles]): Grupo => ({ linha: deles[0]?.linha ?? 0, id, linhas: deles }),
    )
    const atuais = await readAtuais(
      tx,
      idfornecedor,
      grupos.map(({ id }) => id),
    )
    const { feitas, recusadas } = await writeLote(tx, grupos, async (ponto, restam) => {
      const gravadas = await saveProdutos(
        ponto,
        quem,
        restam.map(({ id, linhas: deles }) => {
          const lida = deles[0]?.[feita === 'APLICADA' ? 'versao_lida' : 'versao_aplicada'] ?? 0
          const atual = atuais.get(id)?.produto
          const mudancas = deles.flatMap(({ mudancas: ditas, celulas }) =>
            ditas.map(({ antes, depois }) => ({
              faixa: readFaixa(celulas.quantidade ?? ''),
              preco: feita === 'APLICADA' ? depois : antes,
            })),
          )
          return {
            idcadastroextraproduto: id,
            versao: minhas.get(id) ?? lida,
            ...changePrecos(atual ?? { preco: null, descontoProgressivo: null }, mudancas),
          }
        }),
      )
      return restam.map((grupo, i) => ({ grupo, versao: gravadas[i]?.versao ?? 0 }))
    })
    for (const { grupo, versao } of feitas) minhas.set(grupo.id, versao)
    return [
      ...feitas.flatMap(({ grupo: { id, linhas: deles }, versao }) =>
        deles.map((linha): LinhaFeita => tellFeita(linha, feita, { id, versao })),
      ),
      ...recusadas.flatMap(({ linha: { linhas: deles }, porque }) =>
        deles.map((linha) => tellRecusada(linha, { campo: porque.campo && 'preco', erro: porque.erro })),
      ),
    ]
  }
}

async function readAtuais(
  tx: Transaction,
  idfornecedor: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ProdutoDaPlanilha>> {
  const produtos = await listProdutosDaLista(tx, idfornecedor, ids)
  return new Map(produtos.map((achado) => [achado.produto.idcadastroextraproduto, achado]))
}
