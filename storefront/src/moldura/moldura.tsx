import type { ReactNode } from 'react'
import { useLocation } from 'react-router'

import { Toaster } from '@vitrine/ui'

import { useCarrinho } from '#carrinho'
import { Consentimento } from '#consentimento'
import { PortaIdade } from '#idade'
import { asPeca } from '#peca'
import { Paineis } from '#shell'
import type { RegistroPaineis } from '#shell'

import { BarraInferior } from './barra-inferior.tsx'
import { Cabecalho } from './cabecalho.tsx'
import { RodapeLoja } from './rodape-loja.tsx'

export interface MolduraProps {
  busca: ReactNode
  /** The way to other stores; null where there are none. */
  lojas: ReactNode
  pilula: ReactNode
  paineis: RegistroPaineis
  /** The strip above everything: the cliente that a login acts for. */
  faixa: ReactNode
  /** Over the screen: what stops the shopper here. */
  aviso: ReactNode
  children: ReactNode
}

/** Everything around a screen of a store: header, footer, tab bar, panels, notices. */
export function Moldura({ busca, lojas, pilula, paineis, faixa, aviso, children }: MolduraProps) {
  // A screen that hides the header stands higher than one that does not: it is another one, and nothing has moved.
  const quadro = String(/carrinho|chat|finalizar/.exec(useLocation().pathname))
  return (
    <>
      <a href="#conteudo" className="pular print:hidden">
        Ir para o conteúdo
      </a>
      {faixa && <div className="print:hidden">{faixa}</div>}
      <Cabecalho busca={busca} lojas={lojas} pilula={pilula} />
      {/* The foot stands below the window, however short a screen, or its picture of waiting, is: it never jumps in and out of it. */}
      <div key={quadro} id="conteudo" tabIndex={-1} className="flow-root min-h-dvh outline-none">
        {aviso}
        {children}
      </div>
      <RodapeLoja />
      <BarraInferior />
      <PaineisDaPagina registro={paineis} />
      <Toaster />
      <Consentimento />
      <PortaIdade />
    </>
  )
}

/** As the server draws them all are closed, and on every page of every store the same but for the title of one: how many lines the cart has. */
const PaineisDaPagina = import.meta.env.SSR
  ? asPeca(Paineis, () => ['paineis', useCarrinho(({ itens }) => itens.length)])
  : Paineis
