import { use } from 'react'
import type { ReactNode } from 'react'

import type { FonteDaPeca } from '@vitrine/contract/janela'

import { PecasContext } from './pecas-context.ts'
import type { PecasDaPagina } from './pecas-da-pagina.ts'

export interface PecaProps {
  /** Everything that the piece is drawn from and that differs from page to page but the address: who has the same has the same HTML. */
  chave: () => string
  /** Of what it is drawn from, what never changes, with the rest of it. */
  fonte?: FonteDaPeca
  /** What of it also leaves a mark outside of it, in the head: drawn each time, its HTML is not used. */
  rastro?: ReactNode
  children: ReactNode
}

/**
 * A part of a page that the server draws once and keeps as HTML (decision 0153). For the server alone: call it below `import.meta.env.SSR`, so
 * that nothing of it comes to a browser. Nothing inside may write a name of `useId`, which tells where in the page it stands.
 */
export function Peca(props: PecaProps): ReactNode {
  return drawPeca(use(PecasContext), props)
}

/** The same where it is called: a page has some thirty, and each is an element less. */
export function drawPeca(
  pecas: PecasDaPagina | null,
  { chave, fonte, rastro, children }: PecaProps,
): ReactNode {
  if (!pecas) return children
  const { inicio, fim, isGuardada } = pecas.place(chave, { fonte, temRastro: Boolean(rastro) })
  // Most of a page: as few elements as can be.
  if (fim === null) return <i id={inicio} />
  return (
    <>
      <i id={inicio} />
      {isGuardada ? rastro : children}
      <i id={fim} />
    </>
  )
}
