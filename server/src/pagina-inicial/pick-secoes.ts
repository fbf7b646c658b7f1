import type { Carrossel, Secao } from '@vitrine/contract'
import { isAplicavel } from '@vitrine/rules/carrossel'
import { listNoAr } from '@vitrine/rules/pagina-inicial'

import type { ContextoComprador } from '#acesso'
import type { CarrosselVivo } from '#fornecedor'

/** Sections of today for whoever asks, and the carousels that they name. */
export function pickSecoes(
  todas: readonly Secao[],
  vivos: readonly CarrosselVivo[],
  contexto: ContextoComprador,
): { secoes: Secao[]; carrosseis: CarrosselVivo[] } {
  const { tipoEntrega, idformapagto, hoje, podeAgir, podeVerPrecos } = contexto
  const isCliente = podeAgir && contexto.idcliente !== null
  const daTela = new Map(
    vivos
      .filter((carrossel) =>
        isAplicavel(carrossel, {
          tela: 'HOME',
          device: undefined,
          idformapagto,
          tipoEntrega,
          idstaticpage: undefined,
          hoje,
        }),
      )
      .filter(({ tipo_conteudo }) => tipo_conteudo !== 'COMPRADOS' || isCliente)
      .filter(({ tipo_conteudo }) => tipo_conteudo !== 'OFERTAS' || podeVerPrecos)
      .map((carrossel) => [carrossel.idcarrossel, carrossel]),
  )
  const secoes = listNoAr(todas, hoje).filter((secao) => {
    if (secao.tipo === 'CARROSSEL') return daTela.has(secao.idcarrossel)
    return secao.tipo !== 'PESSOAL' || isCliente
  })
  const nomeados = new Set(secoes.flatMap((secao) => (secao.tipo === 'CARROSSEL' ? secao.idcarrossel : [])))
  return { secoes, carrosseis: [...nomeados].flatMap((id) => daTela.get(id) ?? []) }
}

/**
 * Carousels as the page carries them: the first row has its products, and what only one person has; of the others the browser asks when it
 * is their turn.
 */
export function leaveForLater(carrosseis: readonly Carrossel[]): Carrossel[] {
  const primeiro = carrosseis.find(({ tipo_conteudo }) => tipo_conteudo !== 'STATIC_IMAGES')
  return carrosseis.map((carrossel) => {
    const stays = carrossel === primeiro || carrossel.tipo_conteudo === 'COMPRADOS'
    return stays ? carrossel : { ...carrossel, produtos: null }
  })
}

/** Sections without those whose carousel has nothing in it, so that no room is kept for nothing. */
export function dropVazias(secoes: readonly Secao[], carrosseis: readonly Carrossel[]): Secao[] {
  const vazios = new Set(
    carrosseis.flatMap(({ idcarrossel, tipo_conteudo, produtos }) =>
      tipo_conteudo !== 'STATIC_IMAGES' && produtos?.length === 0 ? idcarrossel : [],
    ),
  )
  return secoes.filter((secao) => secao.tipo !== 'CARROSSEL' || !vazios.has(secao.idcarrossel))
}
