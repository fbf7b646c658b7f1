import { Form, useNavigation } from 'react-router'

import { Button, Notice, TextInput } from '@vitrine/ui'

import { PAINEL, RecusaDoFormulario, useRaiz } from '#shell'

import { BotaoPasskey } from './botao-passkey.tsx'
import type { EstadoEntrada } from './enter.ts'
import { FormularioPasso } from './formulario-passo.tsx'

interface FormularioEntradaProps {
  voltar: string | null
  expirada: boolean
  estado: EstadoEntrada | undefined
}

/** E-mail and password; nothing about a store, which comes after it. */
export function FormularioEntrada({ voltar, expirada, estado }: FormularioEntradaProps) {
  const { demo } = useRaiz()
  const isBusy = useNavigation().state !== 'idle'
  if (estado?.passo) return <FormularioPasso voltar={voltar} estado={estado} passo={estado.passo} />
  return (
    <div className="porta-caixa">
      <title>Entrar no painel</title>
      <p className="porta-marca">Painel</p>
      <h1>Entrar no painel</h1>
      <p className="text-ink-muted">Para quem trabalha em uma loja da plataforma.</p>
      {expirada && !estado && (
        <Notice tone="warning" className="mt-4" live="status">
          Sessão expirada, efetue login novamente
        </Notice>
      )}
      <Form method="post" noValidate className="mt-5 grid gap-4">
        <RecusaDoFormulario estado={estado} />
        <input type="hidden" name="voltar" value={voltar ? PAINEL + voltar : ''} />
        <TextInput
          name="login"
          label="E-mail"
          defaultValue={estado?.login}
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          inputMode="email"
          required
        />
        <TextInput
          name="senha"
          type="password"
          label="Senha"
          autoComplete="current-password"
          enterKeyHint="go"
          required
        />
        <Button type="submit" size="l" block loading={isBusy}>
          Entrar
        </Button>
      </Form>
      <div className="mt-4">
        <BotaoPasskey depois={voltar === null ? undefined : PAINEL + voltar} />
      </div>
      {demo && (
        <p className="mt-6 text-12 text-ink-muted">
          Demonstração: <b>atende@vitrine.example</b> atende duas lojas, <b>dono@vitrine.example</b> é de
          todas. A senha é <b>vitrine-demo</b>.
        </p>
      )}
    </div>
  )
}
