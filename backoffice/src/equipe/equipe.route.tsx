import { useLoaderData } from 'react-router'

import { EmptyState, Notice, useOffline } from '@vitrine/ui'

import { NaoLido, useGuarda } from '#cadastro'
import { Titulo } from '#shell'

import { ListaDaEquipe } from './lista-da-equipe.tsx'
import type { loadEquipe } from './load-equipe.ts'
import { SecaoExigencia } from './secao-exigencia.tsx'

import './equipe.css'

export { loadEquipe as loader } from './load-equipe.ts'
export { ErroDaTela as ErrorBoundary } from '#moldura'

export const handle = { migalha: 'Equipe' }

/** Who works at the store, and as what (ux 3.12). */
export default function TelaDaEquipe() {
  useGuarda()
  const { semDireito, equipe, exigencia } = useLoaderData<typeof loadEquipe>()
  const isOffline = useOffline()
  return (
    <div className="ajustes equipe">
      <Titulo>Equipe</Titulo>
      <header>
        <h1>Equipe</h1>
        <p className="text-ink-muted">
          Quem trabalha na loja, e o que cada pessoa pode fazer. Quem sai perde o acesso na hora.
        </p>
      </header>
      {isOffline && (
        <Notice small tone="warning" icon="wifi-off" live="status">
          Sem conexão. O que você escreveu fica aqui; envie quando ela voltar.
        </Notice>
      )}
      {semDireito && (
        <EmptyState icon="lock" title="O seu papel nesta loja não cuida da equipe">
          Peça a quem administra a loja.
        </EmptyState>
      )}
      {!semDireito && !equipe && <NaoLido>a equipe</NaoLido>}
      {equipe && <ListaDaEquipe lida={equipe} />}
      {!semDireito && !exigencia && <NaoLido>o que a loja exige da equipe</NaoLido>}
      {exigencia && <SecaoExigencia lida={exigencia} />}
    </div>
  )
}
