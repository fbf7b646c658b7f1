import { Form, useNavigation } from 'react-router'

import type { UsuarioVinculado } from '@vitrine/contract'
import { Button, Icon, TextInput } from '@vitrine/ui'

/** Asked before it is done; a fold needs no script. Who manages the others is removed by its typed name (ux 1.16.2). */
export function RemocaoUsuario({
  usuario: { id, nome, email, situacao, administra },
}: {
  usuario: UsuarioVinculado
}) {
  const isBusy = useIsBusy(id)
  const isAtivo = situacao === 'ATIVO'
  return (
    <details className="usuario-remover">
      <summary>
        <Icon name="trash-2" size={16} /> Remover
        <span className="sr-only">{isAtivo ? nome : email}</span>
      </summary>
      <Form method="post">
        <input type="hidden" name="acao" value="remover" />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="nome" value={isAtivo ? nome : `O convite de ${email}`} />
        <p>
          {isAtivo
            ? `${nome} perde o acesso na hora, em todos os aparelhos. Os pedidos já feitos ficam.`
            : 'O endereço que foi enviado deixa de valer.'}
        </p>
        {isAtivo && administra && <NomeDigitado nome={nome} />}
        <Button type="submit" variant="danger" size="s" loading={isBusy}>
          {isAtivo ? `Remover ${nome}` : 'Cancelar o convite'}
        </Button>
      </Form>
    </details>
  )
}

interface SaidaDoCadastroProps {
  id: string
  /** The cliente that is left. */
  cliente: string
  /** It is the one that a login begins with, or the only one. */
  isPrincipal: boolean
}

/** Leaves a cliente oneself; the principal one by its typed name. */
export function SaidaDoCadastro({ id, cliente, isPrincipal }: SaidaDoCadastroProps) {
  const isBusy = useIsBusy(id)
  return (
    <details className="usuario-remover">
      <summary>
        <Icon name="log-out" size={16} /> Sair deste cadastro
      </summary>
      <Form method="post">
        <input type="hidden" name="acao" value="sair" />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="nome" value={cliente} />
        <p>
          Você deixa de comprar por {cliente}, agora e em todos os aparelhos. Para voltar, é preciso um novo
          convite.
        </p>
        {isPrincipal && <NomeDigitado nome={cliente} />}
        <Button type="submit" variant="danger" size="s" loading={isBusy}>
          Sair de {cliente}
        </Button>
      </Form>
    </details>
  )
}

function NomeDigitado({ nome }: { nome: string }) {
  return (
    <>
      <input type="hidden" name="confirmar" value="1" />
      <TextInput
        className="mb-3"
        name="confirma"
        label={`Para confirmar, digite: ${nome}`}
        autoComplete="off"
        required
      />
    </>
  )
}

function useIsBusy(id: string): boolean {
  const { state, formData } = useNavigation()
  return state !== 'idle' && formData?.get('id') === id && formData.get('acao') !== 'convidar'
}
