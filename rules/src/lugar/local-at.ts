import type { TipoEntrega } from '#acesso'

import { chooseTipoEntrega } from './choose-tipo.ts'
import type { Local, LojaQueEntrega, Lugar, PontoEscolhido, QuemVende } from './lugar.ts'

/** How goods of a supplier come to this shopper: what was said there, else at the marketplace, else what the supplier begins with (§4). */
export function tipoEntregaAt(lugar: Lugar | null, loja: QuemVende): TipoEntrega {
  const dito = escolhaAt(lugar, loja)
  return chooseTipoEntrega(loja.tags, dito === 'DELIVERY' ? dito : dito && 'RETIRADA', lugar?.tipoEntrega)
}

/**
 * The place at one supplier: the person's point, or a store of that very supplier: the one chosen, else the nearest. Null where
 * nothing is known yet.
 */
export function localAt(lugar: Lugar | null, loja: QuemVende): Local | null {
  if (tipoEntregaAt(lugar, loja) === 'DELIVERY')
    return lugar?.ponto ? { tipoEntrega: 'DELIVERY', ...lugar.ponto } : null
  const escolha = escolhaAt(lugar, loja)
  const escolhida = loja.lojas.find(({ idloja }) => idloja === escolha) ?? nearest(loja.lojas, lugar?.ponto)
  return escolhida ? localOfLoja(escolhida) : null
}

/** The place at the marketplace, outside of any supplier. */
export function localAtDoor(lugar: Lugar | null): Local | null {
  return lugar?.ponto ? { tipoEntrega: lugar.tipoEntrega, ...lugar.ponto } : null
}

/** A store as the place to pick up. */
export function localOfLoja({ idloja, nome, descricao_endereco_loja, lat, lng }: LojaQueEntrega): Local {
  const textoendereco = descricao_endereco_loja
  return {
    tipoEntrega: 'RETIRADA',
    lat,
    lng,
    cep: '',
    cidade: '',
    uf: '',
    textoendereco,
    idloja,
    nomeloja: nome,
  }
}

/** What was said at this supplier; a store counts only where it belongs. */
function escolhaAt(lugar: Lugar | null, { idfornecedor, lojas }: QuemVende): string | undefined {
  const dito = lugar?.escolhas[idfornecedor]
  if (dito === 'DELIVERY') return dito
  return [dito, lugar?.escolhas['']].find((id) => lojas.some(({ idloja }) => idloja === id))
}

/** The only store, or the nearest to the person; null with several stores and no point of the person. */
function nearest(lojas: readonly LojaQueEntrega[], ponto: PontoEscolhido | null | undefined) {
  if (lojas.length < 2 || !ponto) return lojas.length === 1 ? lojas[0] : undefined
  const longe = ({ lat, lng }: LojaQueEntrega) =>
    (lat - ponto.lat) ** 2 + ((lng - ponto.lng) * Math.cos((ponto.lat * Math.PI) / 180)) ** 2
  return lojas.toSorted((a, b) => longe(a) - longe(b))[0]
}
