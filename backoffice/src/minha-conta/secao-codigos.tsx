import { useState } from 'react'
import { useRevalidator } from 'react-router'

import type { SegundoFator } from '@vitrine/contract'
import { Button } from '@vitrine/ui'

import { Dialogo } from '#chamada'
import { api } from '#shell'

import { CodigosDePapel } from './codigos-de-papel.tsx'
import { FormularioDeSenha } from './formulario-de-senha.tsx'

/** Codes on paper, for who has neither the app nor a passkey at hand; nothing where the password is all that is asked. */
export function SecaoCodigos({ fator }: { fator: SegundoFator }) {
  const { revalidate } = useRevalidator()
  const [isAberta, setAberta] = useState(false)
  const [codigos, setCodigos] = useState<readonly string[] | null>(null)
  const { aplicativo_em, passkeys, codigos_restantes } = fator
  if (!aplicativo_em && passkeys.length === 0) return null
  function finish() {
    setAberta(false)
    setCodigos(null)
    void revalidate()
  }
  return (
    <section tabIndex={-1} aria-labelledby="codigos">
      <h2 id="codigos">Códigos de recuperação</h2>
      <p className={codigos_restantes < 3 ? 'text-warning-text' : 'text-ink-muted'}>
        {codigos_restantes === 1
          ? 'Resta 1 código de recuperação.'
          : `Restam ${codigos_restantes} códigos de recuperação.`}{' '}
        Cada um entra uma vez no lugar do aplicativo ou da chave, também no endereço de uma loja.
      </p>
      <Button variant="outline" onClick={() => setAberta(true)}>
        Gerar novos códigos
      </Button>
      {isAberta && (
        <Dialogo title="Novos códigos de recuperação" onClose={finish}>
          {codigos ? (
            <CodigosDePapel codigos={codigos} onGuardado={finish} />
          ) : (
            <FormularioDeSenha
              nome="Novos códigos de recuperação"
              acao="Gerar dez códigos"
              call={(prova) => api('POST /v4/usuario/segundo-fator/codigos', { body: prova })}
              onFeito={(dados) => setCodigos(dados.codigos)}
            >
              Os códigos de antes deixam de valer.
            </FormularioDeSenha>
          )}
        </Dialogo>
      )}
    </section>
  )
}
