import type { CadastroProduto, MovimentoEstoque } from '@vitrine/contract'
import type { CampoProduto, Valor } from '@vitrine/rules/importacao'

import { writeLote, type Quem } from '#cadastro'
import { saveEstoques } from '#estoque'
import type { Transaction } from '#infra'
import { saveProdutos } from '#produto'

import type { LinhaAFazer, LinhaFeita } from './linha.repository.ts'
import { composeProduto, depoisOf } from './rehearse-linhas.ts'
import type { Categorias } from './read-categorias.ts'
import { toDeclarado } from './valores-do-produto.ts'

/** Whose catalogue, who changes it, and what is said of it in the audit. */
export interface Obra {
  quem: Quem
  categorias: Categorias
  motivo: string
}

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

/** Writes what rows change, beside what somebody else changed since they were rehearsed. */
export function applyLinhas(
  tx: Transaction,
  obra: Obra,
  linhas: readonly LinhaAFazer[],
): Promise<LinhaFeita[]> {
  return write(tx, obra, {
    linhas: linhas.map((linha) => toAplicada(linha, obra.categorias)),
    feita: 'APLICADA',
  })
}

/** Writes what stood before, where it still stands as the import left it. New products leave the shop. */
export function revertLinhas(
  tx: Transaction,
  obra: Obra,
  linhas: readonly LinhaAFazer[],
): Promise<LinhaFeita[]> {
  return write(tx, obra, {
    linhas: linhas.map((linha) => toDesfeita(linha, obra.categorias)),
    feita: 'DESFEITA',
  })
}

async function write(
  tx: Transaction,
  { quem, motivo }: Obra,
  { linhas, feita }: { linhas: readonly Escrita[]; feita: 'APLICADA' | 'DESFEITA' },
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
      const qual = { linha, idcadastroextraproduto: produto.idcadastroextraproduto, versao_aplicada: versao }
      return { ...qual, feita, erros: porque ? [{ ...porque, campo: 'estoque' }] : [] }
    }),
    ...recusadas.map(({ linha: { linha, produto, versao }, porque }): LinhaFeita => ({
      linha,
      idcadastroextraproduto: produto.idcadastroextraproduto,
      versao_aplicada: versao,
      feita: 'RECUSADA',
      erros: [porque],
    })),
  ]
}

function toAplicada(
  { linha, idcadastroextraproduto, versao_lida, mudancas }: LinhaAFazer,
  categorias: Categorias,
): Escrita {
  const depois = depoisOf(mudancas)
  const produto = idcadastroextraproduto
    ? { ...toDeclarado(depois, categorias), idcadastroextraproduto }
    : (composeProduto({ mudancas }, undefined, categorias) as Escrita['produto']) // a new one has its id
  const estoque = 'estoque' in depois ? count(depois.estoque ?? null) : null
  return { linha, versao: idcadastroextraproduto ? versao_lida : null, produto, estoque }
}

function toDesfeita(
  { linha, tipo, idcadastroextraproduto, versao_aplicada, mudancas }: LinhaAFazer,
  categorias: Categorias,
): Escrita {
  if (!idcadastroextraproduto) throw new Error(`row ${linha} was applied to no product`)
  const antes: Partial<Record<CampoProduto, Valor>> = Object.fromEntries(
    mudancas.map(({ campo, antes: valor }) => [campo, valor]),
  )
  const produto = tipo === 'nova' ? { ativo: false } : toDeclarado(antes, categorias)
  const contado = mudancas.find(({ campo }) => campo === 'estoque')
  return {
    linha,
    versao: versao_aplicada,
    produto: { ...produto, idcadastroextraproduto },
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
