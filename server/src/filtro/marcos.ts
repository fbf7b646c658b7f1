import { Memoria, type PorGeracao } from '#infra'

import type { Marco } from './corte.repository.ts'
import { areasDaLista, isDeCartoes, type FiltroLista } from './filtro-lista.repository.ts'

/** Rows of a long list by the number of those before each. */
type Lista = Memoria<Marco>

/** Rows of long lists: a page far from the beginning is read from the nearest one on, not from the first row (decision 0120). */
export interface Marcos {
  /** The nearest one at or before `offset`, and how many rows come before it; null: none is known. */
  find(filtro: FiltroLista, offset: number): { marco: Marco; antes: number } | null
  /** Take this before a page is read; give it the number of rows before it and its first row. */
  begin(filtro: FiltroLista): (antes: number, marco: Marco) => void
}

/** Pages before this are read from the beginning. */
const LONGE = 400
const MAX_POR_LISTA = 64

/** While no product of the supplier changes. */
export function createMarcos(listas: PorGeracao<Lista>): Marcos {
  return {
    find(filtro, offset) {
      if (offset < LONGE || !isLembrada(filtro)) return null
      const lista = listas.get(filtro.idfornecedor, chaveOf(filtro), areasDaLista(filtro))
      const antes = [...(lista?.keys() ?? [])].map(Number).filter((antes) => antes <= offset)
      const [nearest] = antes.toSorted((a, b) => b - a)
      const marco = nearest === undefined ? undefined : lista?.get(String(nearest))
      return nearest !== undefined && marco ? { marco, antes: nearest } : null
    },
    begin(filtro) {
      const keep = listas.begin(filtro.idfornecedor, areasDaLista(filtro))
      return (antes, marco) => {
        if (antes < LONGE || !isLembrada(filtro)) return
        keep(chaveOf(filtro), (lista = new Memoria<Marco>(MAX_POR_LISTA)) => lista.set(String(antes), marco))
      }
    },
  }
}

/** What is sorted by the prices of a few people, or searched for, is not asked for far. */
function isLembrada(filtro: FiltroLista): boolean {
  return !filtro.consulta && filtro.precos.politicas.length === 0 && isDeCartoes(filtro)
}

function chaveOf({ categ, tags, marcas, embalagens, faixas, ordenacao, precos }: FiltroLista): string {
  const { isTabela, variacao } = precos
  return JSON.stringify([categ, tags, marcas, embalagens, faixas, ordenacao, isTabela, variacao])
}
