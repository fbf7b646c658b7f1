import { useState } from 'react'

import type { Calls, Response } from '@vitrine/contract'
import { describeAgente } from '@vitrine/rules/agente'
import { Button, Notice, TextInput } from '@vitrine/ui'

import { useEnvio } from '#chamada'
import { createPasskey } from '#passkey'
import { api } from '#shell'

import { FormularioDeSenha } from './formulario-de-senha.tsx'

const COMECA = 'POST /v4/usuario/segundo-fator/passkeys/desafio'
const GUARDA = 'POST /v4/usuario/segundo-fator/passkeys'

interface FormularioDePasskeyProps {
  /** The login has no protection yet: what becomes of it is said. */
  isPrimeira: boolean
  /** Codes on paper that came with it; null: there were some. */
  onPronta: (codigos: readonly string[] | null) => void
}

/** The password, then a name, then what the device asks. */
export function FormularioDePasskey({ isPrimeira, onPronta }: FormularioDePasskeyProps) {
  const [comecada, setComecada] = useState<Response<Calls[typeof COMECA]> | null>(null)
  if (comecada) return <Criacao comecada={comecada} onPronta={onPronta} />
  return (
    <FormularioDeSenha
      nome="Criar chave de acesso"
      acao="Continuar"
      call={(prova) => api(COMECA, { body: prova })}
      onFeito={setComecada}
    >
      Com ela você entra no painel pela digital, pelo rosto ou pelo PIN do aparelho.
      {isPrimeira &&
        ' Quem entrar com a sua senha passa a confirmar também: com ela, com o aplicativo ou com um código de recuperação. Seus outros acessos são encerrados.'}
    </FormularioDeSenha>
  )
}

interface CriacaoProps {
  comecada: Response<Calls[typeof COMECA]>
  onPronta: (codigos: readonly string[] | null) => void
}

function Criacao({ comecada, onPronta }: CriacaoProps) {
  const [nome, setNome] = useState(() => describeAgente(navigator.userAgent))
  const [recusa, setRecusa] = useState<string | null>(null)
  const { form, erros, setErros, isEspera, send } = useEnvio(['nome'])
  async function create() {
    setRecusa(null)
    if (nome.trim() === '') return setErros({ nome: 'Dê um nome à chave, como “Celular”.' })
    const criada = await createPasskey(comecada)
    if (!criada.ok) return setRecusa(criada.erro)
    const feita = await send(() => api(GUARDA, { body: { nome, ...criada.dados } }))
    if (feita) onPronta(feita.codigos)
  }
  const erro = recusa ?? erros['']
  return (
    <form
      ref={form}
      className="ajustes-form chamada-form"
      aria-label="Nomear a chave de acesso"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void create()
      }}
    >
      <TextInput
        label="Nome da chave"
        hint="Para você saber qual é, se um dia precisar removê-la."
        maxLength={60}
        value={nome}
        error={erros.nome}
        onChange={({ target }) => setNome(target.value)}
      />
      {erro && (
        <Notice tone="danger" live="alert">
          {erro}
        </Notice>
      )}
      <Button type="submit" icon="key-round" loading={isEspera}>
        Criar neste aparelho
      </Button>
    </form>
  )
}
