import type { CadastroCupom } from '@vitrine/contract'
import { joinLista, splitLista, type CampoCupom, type Valor } from '@vitrine/rules/importacao'
import { foldTexto } from '@vitrine/rules/texto'

import type { NomesDaLoja } from './nomes-da-loja.ts'

export type ValoresDoCupom = Readonly<Record<CampoCupom, Valor>>

/** A coupon as the cells of a spreadsheet have it. */
export function valoresOf(cupom: CadastroCupom, loja: NomesDaLoja): ValoresDoCupom {
  const { idcupom: _id, condicoes, alvo, descricao, ...resto } = cupom
  const { primeira_compra = false, canalVenda = null, tipoEntrega = null } = condicoes
  const nameAll = (ids: readonly string[] | undefined, nomes: ReadonlyMap<string, string>) =>
    joinLista((ids ?? []).flatMap((id) => nomes.get(id) ?? []))
  return {
    ...resto,
    descricao: descricao || null,
    primeira_compra,
    canalVenda,
    tipoEntrega,
    tags: joinLista(condicoes.tags ?? []),
    idformapagto: nameAll(condicoes.idformapagto, loja.formas.nomes),
    produtos: nameAll(alvo.produtos, loja.produtos.nomes),
    categorias: nameAll(alvo.categorias, loja.categorias.nomes),
  }
}

/** A coupon as cells leave it; `ditos`: what they say. Names that nobody has stay as they are, for the contract to refuse. */
export function toDeclarado(
  ditos: Partial<Record<CampoCupom, Valor>>,
  atual: CadastroCupom | undefined,
  loja: NomesDaLoja,
): Partial<CadastroCupom> {
  const { primeira_compra, canalVenda, tipoEntrega, tags, idformapagto, produtos, categorias, ...resto } =
    ditos
  const listOf = (valor: Valor | undefined, ids: ReadonlyMap<string, string | null>, fold = foldTexto) =>
    valor === undefined
      ? undefined
      : splitLista(String(valor ?? '')).map((nome) => ids.get(fold(nome)) ?? nome)
  const same = (texto: string) => texto
  const condicoes = {
    ...atual?.condicoes,
    ...said({ primeira_compra, canalVenda, tipoEntrega }),
    ...said({
      tags: tags === undefined ? undefined : splitLista(String(tags ?? '')),
      idformapagto: listOf(idformapagto, loja.formas.ids),
    }),
  }
  const alvo = {
    ...atual?.alvo,
    ...said({
      produtos: listOf(produtos, loja.produtos.ids, same),
      categorias: listOf(categorias, loja.categorias.ids),
    }),
  }
  return {
    // Each was read by its column, whose kind is that of its field.
    ...(resto as Partial<CadastroCupom>),
    ...('descricao' in resto && { descricao: String(resto.descricao ?? '') }),
    condicoes: condicoes as CadastroCupom['condicoes'],
    alvo,
  }
}

function said(campos: Record<string, unknown>): object {
  return Object.fromEntries(Object.entries(campos).filter(([, valor]) => valor !== undefined))
}

/** 'condicoes.tags.3' is of the column 'tags'. */
export function campoOf(campo: string): string {
  const [grupo = '', dentro = grupo] = campo.split('.')
  return grupo === 'condicoes' || grupo === 'alvo' ? dentro : grupo
}
