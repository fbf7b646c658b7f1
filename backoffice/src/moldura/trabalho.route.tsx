import { useState } from 'react'
import { Outlet, useLoaderData, useNavigation } from 'react-router'
import type { ShouldRevalidateFunctionArgs } from 'react-router'

import { NaoLidasContext, NegociacoesContext, OrcamentosContext, useTeclas } from '#shell'

import { BarraInferior } from './barra-inferior.tsx'
import { ForaDoAr } from './fora-do-ar.tsx'
import { FolhaDeAtalhos } from './folha-de-atalhos.tsx'
import type { loadTrabalho } from './load-trabalho.ts'
import { Navegacao } from './navegacao.tsx'
import { Paleta } from './paleta.tsx'
import { Topo } from './topo.tsx'
import { useAtalhos } from './use-atalhos.ts'
import { useContagem } from './use-contagem.ts'
import { useNegociacoes } from './use-negociacoes.ts'
import { useTotalDeOrcamentos } from './use-total-de-orcamentos.ts'

export { loadTrabalho as loader } from './load-trabalho.ts'
export { ErroDoPainel as ErrorBoundary } from './erro-do-painel.tsx'

/** The frame stays while one walks inside one supplier. */
export const shouldRevalidate = ({ currentParams, nextParams, formMethod }: ShouldRevalidateFunctionArgs) =>
  currentParams.slug !== nextParams.slug || (formMethod !== undefined && formMethod !== 'GET')

/** What lies over the screen. */
export type Aberto = 'paleta' | 'atalhos' | null

/** The frame around every screen of a supplier (ux 3). */
export default function TrabalhoAqui() {
  const trabalho = useLoaderData<typeof loadTrabalho>()
  const naoLidas = useContagem(trabalho)
  const negociacoes = useNegociacoes(trabalho)
  const orcamentos = useTotalDeOrcamentos(trabalho)
  const [aberto, setAberto] = useState<Aberto>(null)
  useAtalhos(trabalho, setAberto)
  useTeclas({ '?': () => setAberto('atalhos') })
  const isEspera = useNavigation().state !== 'idle'
  return (
    <NaoLidasContext value={naoLidas}>
      <OrcamentosContext value={orcamentos}>
        <NegociacoesContext value={negociacoes}>
          <a className="pulo" href="#conteudo">
            Pular para o conteúdo
          </a>
          <div className="painel">
            <Navegacao />
            <div className="painel-conteudo">
              <Topo onAbrir={setAberto} />
              {isEspera && <div className="painel-espera" role="progressbar" aria-label="Abrindo" />}
              <ForaDoAr />
              <main id="conteudo" tabIndex={-1} className="painel-tela" aria-busy={isEspera || undefined}>
                <Outlet />
              </main>
            </div>
            <BarraInferior onAbrir={setAberto} />
          </div>
          <Paleta open={aberto === 'paleta'} onAbrir={setAberto} />
          <FolhaDeAtalhos open={aberto === 'atalhos'} onClose={() => setAberto(null)} />
        </NegociacoesContext>
      </OrcamentosContext>
    </NaoLidasContext>
  )
}
