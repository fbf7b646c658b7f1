import type { ComponentType } from 'react'

import { Peca } from './peca.tsx'

/**
 * A component whose HTML is kept. `useChave` says all that it is drawn from but the address, its own name first; null: not this time, it is drawn
 * where it stands.
 */
export function asPeca<P extends object>(
  Inteira: ComponentType<P>,
  useChave: (props: P) => readonly unknown[] | null,
): ComponentType<P> {
  return function PecaDe(props: P) {
    const chave = useChave(props)
    const inteira = <Inteira {...props} />
    return chave ? <Peca chave={() => JSON.stringify(chave)}>{inteira}</Peca> : inteira
  }
}
