import { Button, Skeleton, TextInput } from '@vitrine/ui'

import { ResumoErro } from '#acesso'
import type { ConteudoProps } from '#shell'

import { useConta, useSave } from './use-conta.ts'

/** Update user (§2): the login, its e-mail and its password. */
export function PainelUsuario({ close }: ConteudoProps) {
  const conta = useConta()
  if (!conta) return <Skeleton style={{ height: 240 }} />
  const { sessao, cadastro } = conta
  return <Formulario nome={cadastro?.nomeUsuario ?? sessao.nome} email={sessao.email} close={close} />
}

function Formulario({ nome, email, close }: Pick<ConteudoProps, 'close'> & { nome: string; email: string }) {
  const { fetcher, estado, action, isBusy } = useSave(close)
  const erros = estado?.erros ?? {}
  return (
    <fetcher.Form method="post" action={action} noValidate className="grid gap-4">
      <ResumoErro ocorrencia={estado}>{estado?.erro}</ResumoErro>
      <input type="hidden" name="painel" value="usuario" />
      <TextInput
        name="nome"
        label="Seu nome"
        defaultValue={nome}
        error={erros.nome}
        autoComplete="name"
        required
      />
      <TextInput
        name="email"
        type="email"
        label="E-mail de acesso"
        defaultValue={email}
        error={erros.email}
        autoComplete="username"
        required
      />
      <TextInput
        name="senha"
        type="password"
        label="Nova senha"
        optional
        hint="Pelo menos 8 caracteres. Os outros acessos são encerrados."
        error={erros.senha}
        autoComplete="new-password"
      />
      <TextInput
        name="senha_atual"
        type="password"
        label="Senha atual"
        hint="Só para trocar o e-mail ou a senha."
        error={erros.senha_atual}
        autoComplete="current-password"
      />
      <Button type="submit" size="l" block loading={isBusy}>
        Salvar
      </Button>
    </fetcher.Form>
  )
}
