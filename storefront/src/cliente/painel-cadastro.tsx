import type { CadastroCliente, Caracteristica } from '@vitrine/contract'
import { formatTelefone } from '@vitrine/rules/documento'
import { Button, Skeleton, TextInput } from '@vitrine/ui'

import { ResumoErro } from '#acesso'
import { CamposCaracteristica } from '#cadastro'
import type { ConteudoProps } from '#shell'

import { useConta, useSave } from './use-conta.ts'

/** Update registration (§2): the cliente, and what this store asks of it. */
export function PainelCadastro({ close }: ConteudoProps) {
  const conta = useConta()
  if (!conta) return <Skeleton style={{ height: 240 }} />
  const { cadastro, campos } = conta
  if (!cadastro) return <p>Este acesso não compra em nome de ninguém: não há cadastro a atualizar.</p>
  return <Formulario cadastro={cadastro} campos={campos} close={close} />
}

interface FormularioProps extends Pick<ConteudoProps, 'close'> {
  cadastro: CadastroCliente
  campos: readonly Caracteristica[]
}

function Formulario({ cadastro, campos, close }: FormularioProps) {
  const { fetcher, estado, action, isBusy } = useSave(close)
  const { nome, razaosocial, email, telefone, tipo_documento, cpf, data_nascimento } = cadastro.cliente
  const isEmpresa = tipo_documento === 'CNPJ'
  const erros = estado?.erros ?? {}
  return (
    <fetcher.Form method="post" action={action} noValidate className="grid gap-4">
      <ResumoErro ocorrencia={estado}>{estado?.erro}</ResumoErro>
      <input type="hidden" name="painel" value="cadastro" />
      <p className="text-ink-muted">{`${isEmpresa ? 'CNPJ' : 'Documento'} ${cpf}. O documento não muda.`}</p>
      <TextInput
        name="cliente.nome"
        label={isEmpresa ? 'Nome da empresa' : 'Nome completo'}
        defaultValue={nome}
        error={erros['cliente.nome']}
        autoComplete={isEmpresa ? 'organization' : 'name'}
        required
      />
      {isEmpresa && (
        <TextInput
          name="cliente.razaosocial"
          label="Razão social"
          defaultValue={razaosocial}
          error={erros['cliente.razaosocial']}
        />
      )}
      <TextInput
        name="cliente.email"
        type="email"
        label="E-mail"
        hint="Para onde vão os avisos dos pedidos."
        defaultValue={email}
        error={erros['cliente.email']}
        autoComplete="email"
        required
      />
      <TextInput
        name="cliente.telefone"
        type="tel"
        label="Telefone com DDD"
        defaultValue={telefone && formatTelefone(telefone)}
        error={erros['cliente.telefone']}
        autoComplete="tel"
      />
      {!isEmpresa && !data_nascimento && (
        <TextInput
          name="cliente.data_nascimento"
          type="date"
          label="Data de nascimento"
          optional
          hint="É informada uma vez só: com ela a loja confirma a maioridade."
          error={erros['cliente.data_nascimento']}
          autoComplete="bday"
        />
      )}
      <CamposCaracteristica campos={campos} valores={cadastro.caracteristicas} erros={erros} />
      <Button type="submit" size="l" block loading={isBusy}>
        Salvar
      </Button>
    </fetcher.Form>
  )
}
