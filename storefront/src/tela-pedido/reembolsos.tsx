import { Form, useNavigation } from 'react-router'

import type { Pedido, Reembolso } from '@vitrine/contract'
import { formatReais } from '@vitrine/rules/dinheiro'
import { Button, Notice, TextInput } from '@vitrine/ui'

import { formatQuando, type Hoje } from '#pedido'

/** A refund that can only be sent to a Pix key: asks for the key, then says that it is on its way or was paid (S5). */
export function Reembolsos({ pedido, hoje }: { pedido: Pedido; hoje: Hoje }) {
  return pedido.reembolsos.map((reembolso) => {
    const { idreembolso, valor, informada_em, feito_em } = reembolso
    if (feito_em)
      return (
        <Notice key={idreembolso} className="mb-4" title={`${formatReais(valor)} devolvidos pela loja.`}>
          A loja informou que enviou o valor {formatQuando(feito_em, hoje)}. Se não chegou, fale com ela.
        </Notice>
      )
    return (
      <Notice
        key={idreembolso}
        tone={informada_em ? 'info' : 'warning'}
        className="mb-4"
        title={
          informada_em
            ? `${formatReais(valor)} a caminho, por Pix.`
            : `Para devolver ${formatReais(valor)}, falta a sua chave Pix.`
        }
      >
        {informada_em
          ? 'A loja envia o valor e avisa você.'
          : 'O meio em que você pagou não recebe dinheiro de volta. Diga para onde a loja envia.'}
        {pedido.podeSubmeter && <ChavePix reembolso={reembolso} />}
      </Notice>
    )
  })
}

function ChavePix({ reembolso: { idreembolso, chave_pix } }: { reembolso: Reembolso }) {
  const { state, formData } = useNavigation()
  const isSending = state !== 'idle' && formData?.get('idreembolso') === idreembolso
  return (
    <Form method="post" preventScrollReset className="mt-3 flex flex-wrap items-end gap-3">
      <input type="hidden" name="idreembolso" value={idreembolso} />
      <div className="min-w-0 grow">
        <TextInput
          name="chave_pix"
          label="Chave Pix"
          hint="CPF, CNPJ, e-mail, telefone ou chave aleatória, de uma conta sua."
          defaultValue={chave_pix ?? ''}
          maxLength={120}
          required
        />
      </div>
      <Button type="submit" name="acao" value="chave-pix" loading={isSending}>
        {chave_pix ? 'Trocar chave' : 'Enviar chave'}
      </Button>
    </Form>
  )
}
