import { Form, useNavigation } from 'react-router'

import { Button, Checkbox, TextInput } from '@vitrine/ui'

import type { EstadoUsuarios } from './load-usuarios.ts'

/** Invites by e-mail: whoever gets the letter sets their own password. */
export function FormularioConvite({ estado }: { estado: EstadoUsuarios | undefined }) {
  const { state, formData } = useNavigation()
  const isBusy = state !== 'idle' && formData?.get('acao') === 'convidar'
  return (
    <section className="mt-10 border-t border-line pt-6" aria-labelledby="convidar">
      <h2 id="convidar">Convidar alguém</h2>
      <p className="mt-1 mb-4 text-ink-muted">
        Enviamos um endereço que vale por 3 dias. Quem recebe cria a própria senha, ou usa a que já tem.
      </p>
      {/* Emptied by an invitation that left. */}
      <Form key={estado?.mensagem ?? ''} method="post" noValidate className="grid max-w-[480px] gap-3">
        <input type="hidden" name="acao" value="convidar" />
        <TextInput
          name="email"
          type="email"
          label="E-mail"
          icon="mail"
          defaultValue={estado?.email}
          error={estado?.erros.email}
          autoComplete="off"
          autoCapitalize="none"
          required
        />
        <Checkbox name="submete" value="1" defaultChecked>
          Pode enviar pedidos
        </Checkbox>
        <div>
          <Button type="submit" icon="send-horizontal" loading={isBusy}>
            Enviar convite
          </Button>
        </div>
      </Form>
    </section>
  )
}
