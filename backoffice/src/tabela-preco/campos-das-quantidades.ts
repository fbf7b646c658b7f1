import type { ProdutoGuardado } from '@vitrine/contract'
import { listFaixas, listIncoerencias, type FaixaPreco } from '@vitrine/rules/preco'

import type { Erros } from '#ajuste'
import { readCampos, writeNumero, type Textos } from '#cadastro'
import { readFaixasEmReais, toFaixasEmReais, type FaixaEscrita } from '#politica'

/** What stands in the form of the prices by quantity of one product. */
export interface FichaDasQuantidades {
  textos: Textos
  faixas: readonly FaixaEscrita[]
}

/** What is written of it. */
export type Quantidades = Pick<
  ProdutoGuardado,
  'precovendaatacado' | 'minvendaatacado' | 'descontoProgressivo'
>

export const campos = ['precovendaatacado', 'minvendaatacado', 'descontoProgressivo']

export const toFicha = ({
  precovendaatacado,
  minvendaatacado,
  descontoProgressivo,
}: Quantidades): FichaDasQuantidades => ({
  textos: {
    precovendaatacado: writeNumero(precovendaatacado),
    minvendaatacado: writeNumero(minvendaatacado),
  },
  faixas: toFaixasEmReais(descontoProgressivo ?? {}),
})

/** What the form says, or what is wrong with it at each field: what the shop would never charge is refused. */
export function readFicha(
  { textos, faixas }: FichaDasQuantidades,
  produto: ProdutoGuardado,
): { quantidades: Quantidades } | { erros: Erros } {
  const { erros, precoOf, decimalOf } = readCampos(textos)
  const precovendaatacado = precoOf('precovendaatacado')
  const minvendaatacado = decimalOf('minvendaatacado', 3)
  if (precovendaatacado !== null && precovendaatacado <= 0)
    erros.precovendaatacado ??= 'Diga o preço, como 8,49.'
  if (minvendaatacado !== null && minvendaatacado < 0.001)
    erros.minvendaatacado ??= 'Diga uma quantidade, como 12.'
  const tabela = readFaixasEmReais(faixas, erros)
  if (Object.keys(erros).length > 0) return { erros }
  const quantidades = {
    precovendaatacado,
    minvendaatacado,
    descontoProgressivo: faixas.length === 0 ? null : tabela,
  }
  const incoerencias = listIncoerencias({ ...produto, ...quantidades })
  if (incoerencias.length === 0) return { quantidades }
  return { erros: Object.fromEntries(incoerencias.map(({ campo, erro }) => [campo, erro])) }
}

/** The price of one unit by quantity as the shop will have it, wholesale and tiers together; from 1 on. */
export function listCurvaDoProduto(produto: ProdutoGuardado, quantidades: Quantidades): FaixaPreco[] {
  const { preco, precooferta } = produto
  if (preco === null) return []
  const { descontoProgressivo } = quantidades
  const preconf = precooferta ?? preco
  const item = {
    ...produto,
    ...quantidades,
    preconf,
    efeitospoliticas: descontoProgressivo && { descontoProgressivo },
  }
  const faixas = listFaixas(item)
  return (faixas[0]?.quantidade ?? 2) <= 1 ? faixas : [{ quantidade: 1, preco: preconf }, ...faixas]
}
