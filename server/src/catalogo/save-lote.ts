import type { Body, Calls, LinhaDoLote, ProdutoDoCatalogo, Response } from '@vitrine/contract'
import { applyPercentual, fromDecimilesimos } from '@vitrine/rules/dinheiro'

import { lockCatalogo, writeLote, type Quem } from '#cadastro'
import { saveEstoques } from '#estoque'
import type { Sql, Transaction } from '#infra'
import { saveProdutos } from '#produto'

import { listProdutos, toProduto, type Row } from './catalogo.repository.ts'
import { toMovimento } from './to-movimento.ts'

type Chamada = Calls['POST /painel/v1/{idfornecedor}/produtos/lote']
type Lote = Body<Chamada>
type Recusado = Response<Chamada>['recusados'][number]

/** A row of the call, by its place in it. */
type Linha = LinhaDoLote & { linha: number }

/**
 * Changes many products in one transaction. What somebody changed meanwhile, what is no product of this supplier's and what cannot be so
 * is left out, whole, and told; the others are written.
 */
export function saveLote(sql: Sql, quem: Quem, lote: Lote): Promise<Response<Chamada>> {
  const { idfornecedor } = quem
  const ids = [...new Set(lote.produtos.map(({ idcadastroextraproduto }) => idcadastroextraproduto))]
  return sql.begin(async (tx) => {
    // Before it is read what a percentage is of.
    await lockCatalogo(tx, idfornecedor)
    const antes = byId(await listProdutos(tx, idfornecedor, ids))
    const ditas = lote.produtos.map((dita, linha) => completeLinha({ ...dita, linha }, lote, antes))
    // Those with stock come first: a refusal of stock names its place among those alone.
    const linhas = ditas
      .filter((dita) => 'linha' in dita)
      .toSorted((a, b) => Number(b.estoque !== undefined) - Number(a.estoque !== undefined))
    const impossiveis = ditas.filter((dita) => 'erro' in dita)
    const { recusadas } = await writeLote(tx, linhas, (ponto, restam) => writeLinhas(ponto, quem, restam))
    const depois = byId(await listProdutos(tx, idfornecedor, ids))
    return {
      data: ids.flatMap((id): ProdutoDoCatalogo[] => {
        const row = depois.get(id)
        return row ? [toProduto(row)] : []
      }),
      recusados: [
        ...impossiveis,
        ...recusadas.map(({ linha: { idcadastroextraproduto }, porque }) => ({
          idcadastroextraproduto,
          // Of one product its stock is one field.
          campo: porque.campo === 'quantidade' ? 'estoque' : porque.campo,
          erro: porque.erro,
        })),
      ],
    }
  })
}

const byId = (rows: readonly Row[]) => new Map(rows.map((row) => [row.idcadastroextraproduto, row]))

/** A row with what is said of all, or why it cannot be. */
function completeLinha(
  linha: Linha,
  { preco, percentual, ativo }: Lote,
  antes: ReadonlyMap<string, Row>,
): Linha | Recusado {
  const { idcadastroextraproduto } = linha
  const atual = antes.get(idcadastroextraproduto)
  if (!atual) return { idcadastroextraproduto, campo: '', erro: 'Este produto não existe mais.' }
  const comum = { ...(preco !== undefined && { preco }), ...(ativo !== undefined && { ativo }) }
  if (percentual === undefined || linha.preco !== undefined) return { ...comum, ...linha }
  if (atual.preco === null)
    return { idcadastroextraproduto, campo: 'preco', erro: 'Este produto não tem preço.' }
  const reais = fromDecimilesimos(atual.preco)
  return { ...comum, ...linha, preco: applyPercentual(reais, percentual, reais) }
}

/** A product and its stock, or nothing of either. */
async function writeLinhas(tx: Transaction, quem: Quem, linhas: readonly Linha[]): Promise<readonly Linha[]> {
  await saveProdutos(
    tx,
    quem,
    linhas.map(({ linha: _linha, estoque: _estoque, versao = 'qualquer' as const, ...campos }) => ({
      ...campos,
      versao,
    })),
  )
  await saveEstoques(
    tx,
    quem,
    linhas.flatMap(({ idcadastroextraproduto, estoque }) =>
      estoque ? [toMovimento(idcadastroextraproduto, estoque)] : [],
    ),
  )
  return linhas
}
