import type { ReactNode } from 'react'
import { useLoaderData } from 'react-router'

import { todayIn } from '@vitrine/rules/data'

import { MolduraDaTela, NaoLido, useGuarda } from '#cadastro'
import { SecaoGanchos } from '#gancho'
import { useTrabalho } from '#shell'

import type { loadIntegracoes } from './load-integracoes.ts'
import { SecaoChaves } from './secao-chaves.tsx'

import './integracao.css'

export { loadIntegracoes as loader } from './load-integracoes.ts'
export { ErroDaTela as ErrorBoundary } from '#moldura'

export const handle = { migalha: 'Integrações' }

/** How a store's own systems reach it, and are reached: keys and webhooks (ux 3.12). */
export default function TelaDasIntegracoes() {
  useGuarda()
  const { semDireito, chaves, ganchos, agora } = useLoaderData<typeof loadIntegracoes>()
  const { fuso } = useTrabalho().loja
  const hoje = { data: todayIn(fuso, new Date(agora)), fuso }
  return (
    <MolduraDaTela
      className="ajustes integracao"
      titulo="Integrações"
      frase={
        <>
          Ligue o ERP e outros sistemas à loja. Todas as chamadas, campo a campo, estão na{' '}
          {/* Of the server, not a screen of the panel. */}
          <a className="link" href="/docs" target="_blank" rel="noreferrer">
            documentação da API
          </a>
          .
        </>
      }
      conexao="ESCREVE"
      semDireito={semDireito}
      direito="cuida das integrações"
    >
      <Secao id="chaves" titulo="Chaves de API">
        {chaves ? (
          <SecaoChaves lidas={chaves.data} possiveis={chaves.chamadas} hoje={hoje} />
        ) : (
          <NaoLido>as chaves</NaoLido>
        )}
      </Secao>
      <Secao id="webhooks" titulo="Webhooks">
        {ganchos ? <SecaoGanchos lidos={ganchos} hoje={hoje} /> : <NaoLido>os webhooks</NaoLido>}
      </Secao>
    </MolduraDaTela>
  )
}

function Secao({ id, titulo, children }: { id: string; titulo: string; children: ReactNode }) {
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-titulo`}>
      <h2 id={`${id}-titulo`}>{titulo}</h2>
      {children}
    </section>
  )
}
