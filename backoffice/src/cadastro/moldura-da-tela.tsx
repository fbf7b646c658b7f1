import type { ReactElement, ReactNode } from 'react'

import { EmptyState, Notice, useOffline } from '@vitrine/ui'

import { Titulo } from '#shell'

import { NaoLido } from './nao-lido.tsx'

/** What a lost connection means: what is written waits, what was read stays, what is changed at once is not. */
const semConexao = {
  GRAVA: 'Sem conexão: o que mudar agora não é gravado.',
  ESCREVE: 'Sem conexão. O que você escreveu fica aqui; envie quando ela voltar.',
  LE: 'Sem conexão. O que já está na tela continua aqui.',
} as const

interface MolduraDaTelaProps {
  /** Of the screen's styles: 'ajustes equipe'. */
  className: string
  titulo: string
  /** Of the window; absent: as the heading. */
  aba?: string
  /** The whole head of a screen that has more in it than its heading and a sentence. */
  cabeca?: ReactNode
  frase?: ReactNode
  /** Said of a lost connection; absent: by the bar of the panel alone. */
  conexao?: keyof typeof semConexao
  semDireito: boolean
  /** What somebody without the right does not do: 'cuida da equipe'. */
  direito: string
  /** The way to neighbouring screens. */
  partes?: ReactNode
  /** What could not be read, where `children` is nothing: 'a equipe'. */
  oQue?: string
  /** Of one piece, so that nothing is nothing: where one part of several is missing it says so itself. */
  children: ReactElement | readonly ReactElement[] | false | null
}

/** What surrounds a screen of the panel: its heading, and why nothing of it is shown. */
export function MolduraDaTela(props: MolduraDaTelaProps) {
  const { className, titulo, aba = titulo, conexao, semDireito, direito, partes, oQue, children } = props
  const isOffline = useOffline()
  return (
    <div className={className}>
      <Titulo>{aba}</Titulo>
      <Cabeca {...props} />
      {isOffline && conexao && (
        <Notice small tone="warning" icon="wifi-off" live="status">
          {semConexao[conexao]}
        </Notice>
      )}
      {semDireito ? (
        <EmptyState icon="lock" title={`O seu papel nesta loja não ${direito}`}>
          Peça a quem administra a loja.
        </EmptyState>
      ) : (
        <>
          {partes}
          {!children && oQue && <NaoLido>{oQue}</NaoLido>}
          {children}
        </>
      )}
    </div>
  )
}

function Cabeca({ titulo, cabeca, frase }: MolduraDaTelaProps) {
  if (cabeca) return cabeca
  if (!frase) return <h1>{titulo}</h1>
  return (
    <header>
      <h1>{titulo}</h1>
      <p className="text-ink-muted">{frase}</p>
    </header>
  )
}
