import { Form, Link, useNavigation } from 'react-router'

import { Button, TextInput } from '@vitrine/ui'

import { PAINEL, RecusaDoFormulario, urlsPainel } from '#shell'

import { BotaoPasskey } from './botao-passkey.tsx'
import type { EstadoEntrada } from './enter.ts'

interface FormularioPassoProps {
  voltar: string | null
  estado: EstadoEntrada
  passo: string
}

/** A passkey, the code of the app, or one on paper, after the password. */
export function FormularioPasso({ voltar, estado, passo }: FormularioPassoProps) {
  const isBusy = useNavigation().state !== 'idle'
  const formas = estado.formas ?? ['APLICATIVO']
  const [hasPasskey, hasAplicativo] = [formas.includes('PASSKEY'), formas.includes('APLICATIVO')]
  const depois = voltar === null ? undefined : PAINEL + voltar
  return (
    <div className="porta-caixa">
      <title>Confirmar a entrada</title>
      <p className="porta-marca">Painel</p>
      <h1>Confirme que é você</h1>
      <p className="text-ink-muted">{estado.login}</p>
      {hasPasskey && (
        <div className="mt-5">
          <BotaoPasskey depois={depois} passo={passo} variant="solid" />
        </div>
      )}
      <Form method="post" noValidate className="mt-5 grid gap-4">
        <RecusaDoFormulario estado={estado} />
        <input type="hidden" name="voltar" value={depois ?? ''} />
        <input type="hidden" name="login" value={estado.login} />
        <input type="hidden" name="passo" value={passo} />
        <input type="hidden" name="formas" value={formas.join(' ')} />
        <TextInput
          name="codigo"
          label={hasAplicativo ? 'Código do aplicativo' : 'Código de recuperação'}
          hint={hasAplicativo ? 'Sem o celular? Digite um dos seus códigos de recuperação.' : undefined}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={20}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the step before had the focus, and this field is all there is to do
          autoFocus
          required
        />
        <Button type="submit" size="l" block variant={hasPasskey ? 'outline' : 'solid'} loading={isBusy}>
          Confirmar
        </Button>
      </Form>
      <p className="mt-4">
        <Link
          className="link inline-flex min-h-ctl items-center"
          to={urlsPainel.entrada({ ...(depois && { voltar: depois }) })}
          reloadDocument
        >
          Entrar com outro acesso
        </Link>
      </p>
    </div>
  )
}
