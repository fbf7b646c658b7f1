import { Form, useActionData, useNavigation } from 'react-router'

import { Button, Checkbox, Icon, TextInput } from '@vitrine/ui'

import { ResumoErro } from '#acesso'

import type { changeDados } from './change-dados.ts'

/** The way out of the store, behind a fold, a tick and the password: it cannot be taken back. */
export function ExclusaoConta() {
  const answer = useActionData<typeof changeDados>()
  const { state } = useNavigation()
  const estado = answer?.acao === 'excluir' ? answer : undefined
  return (
    <details className="mt-10 border-t border-line pt-2" open={estado !== undefined}>
      <summary className="flex min-h-tap items-center gap-2 font-semibold">
        <Icon name="trash-2" /> Excluir a conta
        <Icon name="chevron-down" size={16} />
      </summary>
      <ul className="my-3 list-disc pl-5 text-ink-muted">
        <li>Nome, documento, contatos, endereços, listas e carrinhos são apagados em todas as lojas.</li>
        <li>
          Os pedidos ficam sem o seu nome; a nota fiscal de cada um é guardada por cinco anos, como manda a
          lei.
        </li>
        <li>
          Com pedido, fatura, devolução ou estorno em aberto, a conta só sai depois da conclusão: dizemos o
          que falta.
        </li>
        <li>
          O registro de quando e de onde a conta foi usada fica guardado por seis meses, como manda o Marco
          Civil.
        </li>
      </ul>
      <Form method="post" noValidate className="grid max-w-[400px] gap-4">
        <ResumoErro ocorrencia={estado}>{estado?.erro}</ResumoErro>
        <div>
          <Checkbox name="entendi" aria-describedby={estado?.erros.entendi ? 'erro-entendi' : undefined}>
            Entendi que não dá para desfazer
          </Checkbox>
          {estado?.erros.entendi && (
            <p id="erro-entendi" role="alert" className="mt-1 text-danger">
              {estado.erros.entendi}
            </p>
          )}
        </div>
        <TextInput
          name="senha"
          type="password"
          label="Senha atual"
          error={estado?.erros.senha}
          autoComplete="current-password"
          required
        />
        <Button type="submit" variant="danger" loading={state !== 'idle'}>
          Excluir minha conta
        </Button>
      </Form>
    </details>
  )
}
