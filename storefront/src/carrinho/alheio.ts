import type { StoreApi } from 'zustand/vanilla'

import { reapplyPassos } from '@vitrine/rules/carrinho'

import { mayKeepCarrinho } from '#consentimento'
import { chaveDoCarrinho, keepEspelho } from '#visitante'

import { isAbaAlive } from './aba.ts'
import type { Guardado } from './armazenamento.ts'
import { settleEnvios } from './acknowledge.ts'
import type { Envio, EstadoCarrinho } from './estado.ts'

/**
 * The page of the cart is told what the device has just kept, if it keeps that still and may: who declined, logged in or changed it elsewhere meanwhile has told
 * otherwise. In this file because it is needed with the first change at the earliest, too.
 */
export function tellEspelho(slug: string, text: string): void {
  if (text === localStorage.getItem(chaveDoCarrinho(slug)) && mayKeepCarrinho()) keepEspelho(slug, text)
}

/**
 * Steps that a page left unsaved: while it lives it saves them itself, and taken over they would count twice; of one that is
 * gone (a crash, a reload) they are saved from here.
 */
export async function takeAlheio(store: StoreApi<EstadoCarrinho>, alheio: Guardado): Promise<void> {
  if (alheio.aba && (await isAbaAlive(alheio.aba).catch(() => false))) return
  // Not while steps are on their way: they would be put in front of them.
  if (store.getState().situacao === 'salvando') await untilAnswered(store)
  store.setState(takePassos(store.getState(), alheio))
}

function untilAnswered(store: StoreApi<EstadoCarrinho>): Promise<void> {
  return new Promise((resolve) => {
    const stop = store.subscribe(({ situacao }) => {
      if (situacao === 'salvando') return
      stop()
      resolve()
    })
  })
}

/** Steps of a page that died before it saved them, in front of those made here meanwhile. */
function takePassos(
  estado: EstadoCarrinho,
  { itens, passos, envios = [] }: Pick<EstadoCarrinho, 'itens' | 'passos'> & { envios?: readonly Envio[] },
): Partial<EstadoCarrinho> {
  const deixados = settleEnvios({ passos, envios }, estado.salvamentos)
  const { length } = deixados.passos
  if (length === 0) return {}
  return {
    itens: reapplyPassos(estado.itens, deixados.passos, itens),
    passos: [...deixados.passos, ...estado.passos],
    envios: [
      ...deixados.envios,
      ...estado.envios.map((envio) => ({ ...envio, passos: envio.passos + length })),
    ],
    situacao: 'pendente',
  }
}
