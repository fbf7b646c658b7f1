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

/** An authenticator app: set up, moved to another phone, taken off; and its codes on paper. */
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
      <h2 id="segundo-fator">Segundo fator</h2>
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
            <Passo aberto={aberto} onCodigos={setCodigos} onFim={finish} />
          )}
        </Dialogo>
      )}
    </section>
  )
}

const titulos = {
  aplicativo: 'Configurar o aplicativo',
  codigos: 'Novos códigos de recuperação',
  remover: 'Remover o aplicativo?',
} as const

interface PassoProps {
  aberto: keyof typeof titulos
  onCodigos: (codigos: readonly string[]) => void
  onFim: () => void
}

/** What is done with the password said again. */
function Passo({ aberto, onCodigos, onFim }: PassoProps) {
  if (aberto === 'aplicativo') return <ConfiguracaoDoAplicativo onPronto={onCodigos} />
  if (aberto === 'codigos')
    return (
      <FormularioDeSenha
        nome={titulos.codigos}
        acao="Gerar dez códigos"
        call={(prova) => api('POST /v4/usuario/segundo-fator/codigos', { body: prova })}
        onFeito={(dados) => onCodigos(dados.codigos)}
      >
        Os códigos de antes deixam de valer.
      </FormularioDeSenha>
    )
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
      O painel deixa de pedir o código, e os códigos de recuperação deixam de valer.
    </FormularioDeSenha>
  )
}

function Estado({ fator, onAbrir }: { fator: SegundoFator; onAbrir: (aberto: Aberto) => void }) {
  const { aplicativo_em, codigos_restantes, guarda_segredos } = fator
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
      <p className={codigos_restantes < 3 ? 'text-warning-text' : 'text-ink-muted'}>
        {codigos_restantes === 1
          ? 'Resta 1 código de recuperação.'
          : `Restam ${codigos_restantes} códigos de recuperação.`}
      </p>
      <div className="chamada-botoes">
        <Button variant="outline" onClick={() => onAbrir('aplicativo')}>
          Trocar de celular
        </Button>
        <Button variant="outline" onClick={() => onAbrir('codigos')}>
          Gerar novos códigos
        </Button>
        <Button variant="outline" onClick={() => onAbrir('remover')}>
          Remover
        </Button>
      </div>
    </>
  )
}
