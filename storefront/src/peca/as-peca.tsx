import { use } from 'react'
import type { ComponentType } from 'react'

import type { FonteDaPeca } from '@vitrine/contract/janela'

import { drawPeca } from './peca.tsx'
import { PecasContext } from './pecas-context.ts'

/**
 * A component whose HTML is kept. `useChave` says all that it is drawn from but the address, its own name first: in a list, or as an object that stays as it is (a
 * store) with the rest of it, and then nothing of it is written out for each page. Null: not this time, it is drawn where it stands. `Rastro`: what it asks for in the head.
 */
export function asPeca<P extends object>(
  Inteira: ComponentType<P>,
  useChave: (props: P) => readonly unknown[] | FonteDaPeca | null,
  Rastro?: ComponentType,
): ComponentType<P> {
  return function PecaDe(props: P) {
    const pecas = use(PecasContext)
    const chave = useChave(props)
    const inteira = <Inteira {...props} />
    if (!chave) return inteira
    const fonte = 'objeto' in chave ? chave : undefined
    const escrita = fonte ? [fonte.resto, fonte.objeto] : chave
    return drawPeca(pecas, {
      chave: () => JSON.stringify(escrita),
      fonte,
      rastro: Rastro && <Rastro />,
      children: inteira,
    })
  }
}
