import { CadastroProduto, parseLinhas } from '@vitrine/contract'
import {
  colunaAcao,
  colunasProduto,
  findComZeros,
  readChave,
  rehearseLinha,
  withCategorias,
  type CampoProduto,
  type Coluna,
  type LinhaEnsaiada,
  type Valor,
} from '@vitrine/rules/importacao'

import { uuidv7, type Db } from '#infra'

import {
  listProdutosBySku,
  listSkusComZero,
  type ProdutoDaPlanilha,
} from './produto-da-planilha.repository.ts'
import { readCategorias, type Categorias } from './read-categorias.ts'
import { toDeclarado, valoresOf } from './valores-do-produto.ts'

/** A row of a sheet as it was read. */
export interface LinhaLida {
  linha: number
  celulas: string[]
}

/** What it comes to; the product that it is of, and the version of it that was seen. */
export interface LinhaConferida extends LinhaEnsaiada {
  linha: number
  idcadastroextraproduto: string | null
  versao_lida: number | null
}

/** What a rehearsal knows of a store before it looks at rows. */
export interface Ensaio {
  idfornecedor: string
  /** Columns of the sheet: field -> place. */
  lugares: ReadonlyMap<string, number>
  colunas: readonly Coluna[]
  categorias: Categorias
  comZeros: readonly string[]
  /** Row -> row above that has its code. */
  repetidas: ReadonlyMap<number, number>
}

export async function startEnsaio(
  db: Db,
  idfornecedor: string,
  { colunas, repetidas }: { colunas: readonly (string | null)[]; repetidas: ReadonlyMap<number, number> },
): Promise<Ensaio> {
  const [categorias, comZeros] = await Promise.all([
    readCategorias(db, idfornecedor),
    listSkusComZero(db, idfornecedor),
  ])
  return {
    idfornecedor,
    lugares: new Map(colunas.flatMap((campo, lugar) => (campo === null ? [] : [[campo, lugar] as const]))),
    colunas: withCategorias(colunasProduto, categorias.caminhos.values()),
    categorias,
    comZeros,
    repetidas,
  }
}

/** Rehearses rows against the catalogue as it stands: nothing is written. */
export async function rehearseLinhas(
  db: Db,
  ensaio: Ensaio,
  linhas: readonly LinhaLida[],
): Promise<LinhaConferida[]> {
  const chaves = linhas.map(({ celulas }) => readChave(celulas[ensaio.lugares.get('sku') ?? -1] ?? ''))
  const achados = await listProdutosBySku(db, ensaio.idfornecedor, [...new Set(chaves)])
  const porSku = new Map(achados.map((achado) => [achado.produto.sku, achado]))
  const conferidas = linhas.map((linha, i) => {
    const chave = chaves[i] ?? ''
    return rehearse(ensaio, linha, { chave, atual: porSku.get(chave) })
  })
  return checkInteiras(conferidas, porSku, ensaio.categorias)
}

function rehearse(
  { lugares, colunas, categorias, comZeros, repetidas }: Ensaio,
  { linha, celulas }: LinhaLida,
  { chave, atual }: { chave: string; atual: ProdutoDaPlanilha | undefined },
): LinhaConferida {
  const porCampo = Object.fromEntries([...lugares].map(([campo, lugar]) => [campo, celulas[lugar] ?? '']))
  const qual = {
    linha,
    idcadastroextraproduto: atual?.produto.idcadastroextraproduto ?? null,
    versao_lida: atual?.versao ?? null,
  }
  const refuse = (erro: string): LinhaConferida => ({
    ...qual,
    tipo: 'errada',
    mudancas: [],
    erros: [{ campo: 'sku', erro }],
  })
  const primeira = repetidas.get(linha)
  if (primeira !== undefined) return refuse(`O código é igual ao da linha ${primeira}.`)
  const comZero = atual ? null : findComZeros(chave, comZeros)
  if (comZero) return refuse(`A planilha tirou os zeros? Há um produto ${comZero} na loja.`)
  const valores = atual ? valoresOf(atual, categorias) : null
  const ensaiada = rehearseLinha(colunas, porCampo, valores)
  // Orders name products, so none is removed: it leaves the shop.
  if (ensaiada.tipo !== 'apagada') return { ...qual, ...ensaiada }
  if (valores?.ativo === false) return { ...qual, ...ensaiada, tipo: 'igual' }
  return { ...qual, ...ensaiada, mudancas: [{ campo: 'ativo', antes: true, depois: false }] }
}

/** What only the whole product shows: a sale above the list price, a pair of fields of which one is missing. */
function checkInteiras(
  conferidas: readonly LinhaConferida[],
  porSku: ReadonlyMap<string, ProdutoDaPlanilha>,
  categorias: Categorias,
): LinhaConferida[] {
  const porId = new Map(
    [...porSku.values()].map((achado) => [achado.produto.idcadastroextraproduto, achado.produto]),
  )
  const escrevem = conferidas.flatMap((conferida, i) =>
    conferida.tipo === 'nova' || conferida.tipo === 'mudada' ? [{ conferida, i }] : [],
  )
  const inteiros = escrevem.map(({ conferida }) =>
    composeProduto(conferida, porId.get(conferida.idcadastroextraproduto ?? ''), categorias),
  )
  const erros = new Map<number, { campo: string; erro: string }[]>()
  for (const { linha, campo, erro } of parseLinhas(CadastroProduto, inteiros).erros) {
    const lugar = escrevem[linha]?.i ?? -1
    erros.set(lugar, [...(erros.get(lugar) ?? []), { campo, erro }])
  }
  return conferidas.map((conferida, i) => {
    const achados = erros.get(i)
    return achados ? { ...conferida, tipo: 'errada', mudancas: [], erros: achados } : conferida
  })
}

/** The product as it would be. */
export function composeProduto(
  { mudancas }: Pick<LinhaConferida, 'mudancas'>,
  atual: CadastroProduto | undefined,
  categorias: Categorias,
): Partial<CadastroProduto> {
  const ditos = toDeclarado(depoisOf(mudancas), categorias)
  if (atual) return { ...atual, ...ditos }
  return { idcadastroextraproduto: uuidv7(), idproduto: uuidv7(), marca: '', embalagem: '', ...ditos }
}

/** Field -> value, as the changes of a row leave it. */
export function depoisOf(
  mudancas: readonly { campo: string; depois: Valor }[],
): Partial<Record<CampoProduto, Valor>> {
  return Object.fromEntries(mudancas.map(({ campo, depois }) => [campo, depois]))
}

/** What a column of a sheet may hold. */
export const camposDaPlanilha: ReadonlySet<string> = new Set([
  ...colunasProduto.map(({ campo }) => campo),
  colunaAcao.campo,
])
