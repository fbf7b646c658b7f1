import { useEffect, useRef } from 'react'
import { isRouteErrorResponse, Link, useRouteError } from 'react-router'

import type { LugarDeTrabalho } from '@vitrine/contract'
import { Button, buttonClass, EmptyState, useOffline } from '@vitrine/ui'

import { BotaoSair } from '#entrada'
import { urlsPainel } from '#shell'

/** In place of the whole panel: not one's own supplier, not there, or not to be read just now. */
export function ErroDoPainel() {
  return (
    <main className="porta" id="conteudo">
      <Porque />
    </main>
  )
}

/** In place of one screen: the frame around it stays, and the way to others. */
export function ErroDaTela() {
  return (
    <div className="painel-vazio">
      <Porque />
    </div>
  )
}

function Porque() {
  const error = useRouteError()
  const isOffline = useOffline()
  const esperou = useRef(false)
  useEffect(() => {
    // Asked for again before there is a connection, there would be nothing at all.
    if (isOffline) esperou.current = true
    else if (esperou.current) location.reload()
  }, [isOffline])
  const status = isRouteErrorResponse(error) ? error.status : 500
  if (status === 403) return <NaoTrabalha lugares={readLugares(error)} />
  if (status === 404) return <NaoHa />
  return isOffline ? <SemConexao /> : <NaoAbriu />
}

/** What requireLugar says beside its 403. */
function readLugares(error: unknown): readonly LugarDeTrabalho[] {
  const dados: unknown = isRouteErrorResponse(error) ? error.data : null
  return typeof dados === 'object' && dados !== null && 'lugares' in dados
    ? (dados.lugares as readonly LugarDeTrabalho[]) // thrown by shell/require-lugar.ts
    : []
}

function NaoTrabalha({ lugares }: { lugares: readonly LugarDeTrabalho[] }) {
  return (
    <div>
      <title>Sem acesso a este painel</title>
      <EmptyState
        icon="lock"
        title="Este acesso não trabalha nesta loja"
        action={
          <>
            {lugares.length > 0 && (
              <ul className="porta-lojas">
                {lugares.map(({ slug, nome }) => (
                  <li key={slug}>
                    <Link
                      className={buttonClass({ variant: 'outline' })}
                      to={urlsPainel.inicio(slug)}
                      reloadDocument
                    >
                      {nome}
                    </Link>
                  </li>
                ))}
              </ul>
            )}
            <BotaoSair>Entrar com outro acesso</BotaoSair>
          </>
        }
      >
        {lugares.length > 0
          ? 'O painel de cada loja é de quem atende ou administra. O seu acesso abre:'
          : 'O painel de cada loja é de quem atende ou administra. Peça a quem administra que inclua o seu e-mail.'}
      </EmptyState>
    </div>
  )
}

export function NaoHa() {
  return (
    <div>
      <title>Página não encontrada</title>
      <EmptyState
        icon="search"
        title="Não encontramos esta página"
        action={
          <Link className={buttonClass({ variant: 'outline' })} to={urlsPainel.porta()}>
            Ir para o início
          </Link>
        }
      >
        O endereço pode ter mudado, ou a conversa não é desta loja.
      </EmptyState>
    </div>
  )
}

function SemConexao() {
  return (
    <div>
      <title>Sem conexão</title>
      <EmptyState icon="wifi-off" title="Sem conexão">
        Esta página abre sozinha quando a internet voltar. O que você escreveu está guardado neste aparelho.
      </EmptyState>
    </div>
  )
}

function NaoAbriu() {
  return (
    <div>
      <title>Esta página não abriu</title>
      <EmptyState
        icon="circle-alert"
        title="Esta página não abriu"
        action={
          <Button icon="rotate-cw" onClick={() => location.reload()}>
            Recarregar
          </Button>
        }
      >
        Algo falhou do nosso lado, ou a conexão caiu. O que você escreveu está guardado neste aparelho.
      </EmptyState>
    </div>
  )
}
