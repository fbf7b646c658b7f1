import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'

import { Toaster } from '@vitrine/ui'

import { BarraInferior } from './barra-inferior.tsx'
import { Cabecalho } from './cabecalho.tsx'
import { Consentimento } from './consentimento.tsx'
import { MensagemModal } from './mensagem-modal.tsx'
import { Paineis } from './paineis.tsx'
import type { RegistroPaineis } from './paineis.tsx'
import { PortaIdade } from './porta-idade.tsx'
import { useSessao } from './raiz.ts'
import { RodapeLoja } from './rodape-loja.tsx'

const FaixaRepresentante = lazy(() =>
  import('./faixa-representante.tsx').then((m) => ({ default: m.FaixaRepresentante })),
)

export interface MolduraProps {
  busca: ReactNode
  pilula: ReactNode
  paineis: RegistroPaineis
  children: ReactNode
}

/** Everything around a screen of a store: header, footer, tab bar, panels, notices. */
export function Moldura({ busca, pilula, paineis, children }: MolduraProps) {
  const isRepresentante = useSessao()?.papel === 'representante'
  return (
    <>
      <a href="#conteudo" className="pular">
        Ir para o conteúdo
      </a>
      {isRepresentante && (
        <Suspense>
          <FaixaRepresentante />
        </Suspense>
      )}
      <Cabecalho busca={busca} pilula={pilula} />
      <div id="conteudo" tabIndex={-1} className="outline-none">
        {children}
      </div>
      <RodapeLoja />
      <BarraInferior />
      <Paineis registro={paineis} />
      <Toaster />
      <Consentimento />
      <MensagemModal />
      <PortaIdade />
    </>
  )
}
