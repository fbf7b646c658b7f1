import { useState } from 'react'
import { useRevalidator } from 'react-router'

import type { SegundoFator } from '@vitrine/contract'
import { FUSO_PADRAO, formatMomento } from '@vitrine/rules/data'
import { Button, Notice, Pill, showToast } from '@vitrine/ui'

import { Dialogo } from '#chamada'
import { api } from '#shell'

import { CodigosDePapel } from './codigos-de-papel.tsx'
import { ConfiguracaoDoAplicativo } from './configuracao-do-aplicativo.tsx'
import { FormularioDeSenha } from './formulario-de-senha.tsx'

type Aberto = keyof typeof titulos | null

/** An authenticator app: set up, moved to another phone, taken off. */
export function SecaoAplicativo({ fator }: { fator: SegundoFator }) {
  const { revalidate } = useRevalidator()
  const [aberto, setAberto] = useState<Aberto>(null)
  const [codigos, setCodigos] = useState<readonly string[] | null>(null)
  function finish() {
    setAberto(null)
    setCodigos(null)
    void revalidate()
  }
  return (
    <section tabIndex={-1} aria-labelledby="segundo-fator">
      <h2 id="segundo-fator">Aplicativo autenticador</h2>
      <p className="text-ink-muted">
        Depois da senha, o painel pede um código que só o seu celular mostra. Quem descobre a sua senha não
        entra com ela.
      </p>
      <Estado fator={fator} onAbrir={setAberto} />
      {aberto && (
        <Dialogo title={titulos[aberto]} onClose={finish}>
          {codigos ? (
            <CodigosDePapel codigos={codigos} onGuardado={finish} />
          ) : (
            <Passo
              aberto={aberto}
              hasPasskey={fator.passkeys.length > 0}
              onCodigos={setCodigos}
              onFim={finish}
            />
          )}
        </Dialogo>
      )}
    </section>
  )
}

const titulos = {
  aplicativo: 'Configurar o aplicativo',
  remover: 'Remover o aplicativo?',
} as const

interface PassoProps {
  aberto: keyof typeof titulos
  /** The login goes on to ask for a second proof without the app. */
  hasPasskey: boolean
  onCodigos: (codigos: readonly string[]) => void
  onFim: () => void
}

/** What is done with the password said again. */
function Passo({ aberto, hasPasskey, onCodigos, onFim }: PassoProps) {
  if (aberto === 'aplicativo') return <ConfiguracaoDoAplicativo onPronto={onCodigos} />
  return (
    <FormularioDeSenha
      nome="Remover o aplicativo"
      acao="Remover"
      danger
      call={(prova) => api('POST /v4/usuario/segundo-fator/aplicativo/remover', { body: prova })}
      onFeito={() => {
        showToast('Aplicativo removido. O painel não pede mais o código dele.')
        onFim()
      }}
    >
      {hasPasskey
        ? 'O login com a senha continua a pedir uma chave de acesso ou um código de recuperação.'
        : 'O painel deixa de pedir o código, e os códigos de recuperação deixam de valer.'}
    </FormularioDeSenha>
  )
}

function Estado({ fator, onAbrir }: { fator: SegundoFator; onAbrir: (aberto: Aberto) => void }) {
  const { aplicativo_em, guarda_segredos } = fator
  if (!aplicativo_em && !guarda_segredos)
    return (
      <Notice tone="warning">
        A plataforma ainda não tem a chave com que guarda segredos. Peça a quem a opera que a defina
        (CHAVES_SELO).
      </Notice>
    )
  if (!aplicativo_em)
    return (
      <Button icon="shield-check" onClick={() => onAbrir('aplicativo')}>
        Configurar aplicativo
      </Button>
    )
  return (
    <>
      <p>
        <Pill tone="success" icon="circle-check">
          Ativo
        </Pill>{' '}
        Aplicativo autenticador desde {formatMomento(aplicativo_em, FUSO_PADRAO)}.
      </p>
      <div className="chamada-botoes">
        <Button variant="outline" onClick={() => onAbrir('aplicativo')}>
          Trocar de celular
        </Button>
        <Button variant="outline" onClick={() => onAbrir('remover')}>
          Remover
        </Button>
      </div>
    </>
  )
}
