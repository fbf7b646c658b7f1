import type { CadastroProduto, MovimentoEstoque } from '@vitrine/contract'
import type { CampoProduto, Valor } from '@vitrine/rules/importacao'

import { writeLote } from '#cadastro'
import type { LinhaAFazer, LinhaFeita, Obra, Sentido } from '#especie'
import { saveEstoques } from '#estoque'
import type { Transaction } from '#infra'
import { saveProdutos } from '#produto'

import { composeProduto, depoisOf } from './compose-produto.ts'
import type { Categorias } from './read-categorias.ts'
import { toDeclarado } from './valores-do-produto.ts'

/** A row as it is written. */
interface Escrita {
  linha: number
  produto: Partial<CadastroProduto> & Pick<CadastroProduto, 'idcadastroextraproduto'>
  versao: number | null
  estoque: Movimento | null
}

type Movimento = MovimentoEstoque extends infer M
  ? M extends unknown
    ? Omit<M, 'idcadastroextraproduto' | 'motivo'>
    : never
  : never

/** Writes what rows change; or what stood before, and new products leave the shop. */
export function writeProdutos(
  tx: Transaction,
  { categorias, ...obra }: Obra & { categorias: Categorias },
  linhas: readonly LinhaAFazer[],
  feita: Sentido,
): Promise<LinhaFeita[]> {
  const toEscrita = feita === 'APLICADA' ? toAplicada : toDesfeita
  return write(tx, obra, { linhas: linhas.map((linha) => toEscrita(linha, categorias)), feita })
}

async function write(
  tx: Transaction,
  { quem, motivo }: Obra,
  { linhas, feita }: { linhas: readonly Escrita[]; feita: Sentido },
): Promise<LinhaFeita[]> {
  const { feitas, recusadas } = await writeLote(tx, linhas, async (ponto, restam) => {
    const gravadas = await saveProdutos(
      ponto,
      quem,
      restam.map(({ produto, versao }) => ({ ...produto, versao })),
    )
    return restam.map((escrita, i): [Escrita, number] => [escrita, gravadas[i]?.versao ?? 0])
  })
  const contadas = feitas.flatMap(([{ linha, produto, estoque }]) =>
    estoque ? [{ linha, ...estoque, motivo, idcadastroextraproduto: produto.idcadastroextraproduto }] : [],
  )
  const estoques = await writeLote(tx, contadas, async (ponto, restam) => {
    await saveEstoques(
      ponto,
      quem,
      restam.map(({ linha: _linha, ...movimento }) => movimento),
    )
    return []
  })
  const semEstoque = new Map(estoques.recusadas.map(({ linha, porque }) => [linha.linha, porque]))
  return [
    ...feitas.map(([{ linha, produto }, versao]): LinhaFeita => {
      const porque = semEstoque.get(linha)
      const qual = { linha, idregistro: produto.idcadastroextraproduto, versao_aplicada: versao }
      return { ...qual, feita, erros: porque ? [{ ...porque, campo: 'estoque' }] : [] }
    }),
    ...recusadas.map(({ linha: { linha, produto, versao }, porque }): LinhaFeita => ({
      linha,
      idregistro: produto.idcadastroextraproduto,
      versao_aplicada: versao,
      feita: 'RECUSADA',
      erros: [porque],
    })),
  ]
}

function toAplicada(
  { linha, idregistro, versao_lida, mudancas }: LinhaAFazer,
  categorias: Categorias,
): Escrita {
  const depois = depoisOf(mudancas)
  const produto = idregistro
    ? { ...toDeclarado(depois, categorias), idcadastroextraproduto: idregistro }
    : (composeProduto(mudancas, undefined, categorias) as Escrita['produto']) // a new one has its id
  const estoque = 'estoque' in depois ? count(depois.estoque ?? null) : null
  return { linha, versao: idregistro ? versao_lida : null, produto, estoque }
}

function toDesfeita(
  { linha, tipo, idregistro, versao_aplicada, mudancas }: LinhaAFazer,
  categorias: Categorias,
): Escrita {
  if (!idregistro) throw new Error(`row ${linha} was applied to no product`)
  const antes: Partial<Record<CampoProduto, Valor>> = Object.fromEntries(
    mudancas.map(({ campo, antes: valor }) => [campo, valor]),
  )
  const produto = tipo === 'nova' ? { ativo: false } : toDeclarado(antes, categorias)
  const contado = mudancas.find(({ campo }) => campo === 'estoque')
  return {
    linha,
    versao: versao_aplicada,
    produto: { ...produto, idcadastroextraproduto: idregistro },
    estoque: contado && tipo !== 'nova' ? giveBack(contado) : null,
  }
}

function count(estoque: Valor): Movimento {
  return typeof estoque === 'number' ? { tipo: 'CONTAGEM', quantidade: estoque } : { tipo: 'SEM_CONTROLE' }
}

/** Orders took of it meanwhile: the difference is given back, not the number. */
function giveBack({ antes, depois }: { antes: Valor; depois: Valor }): Movimento {
  if (typeof antes !== 'number' || typeof depois !== 'number') return count(antes)
  return { tipo: 'AJUSTE', quantidade: antes - depois }
}
