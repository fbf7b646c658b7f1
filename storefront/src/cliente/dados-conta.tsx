import type { CadastroCliente, Caracteristica, ConfiguracoesCliente } from '@vitrine/contract'
import { formatTelefone } from '@vitrine/rules/documento'
import { Button, Notice } from '@vitrine/ui'

import { describeValor } from '#cadastro'
import { useOpenPainel, useLoja } from '#shell'

interface DadosCadastroProps {
  sessao: ConfiguracoesCliente
  cadastro: CadastroCliente
  campos: readonly Caracteristica[]
}

/** What the store knows of the cliente, with the way to change it. */
export function DadosCadastro({ sessao, cadastro, campos }: DadosCadastroProps) {
  const open = useOpenPainel()
  const { nome } = useLoja()
  const faltam = campos.filter(({ obrigatoria, codigo }) => obrigatoria && !cadastro.caracteristicas[codigo])
  return (
    <section aria-labelledby="seu-cadastro">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="seu-cadastro" className="text-16">
          Cadastro
        </h2>
        {sessao.administra && (
          <Button variant="outline" icon="pencil" onClick={() => open('atualizar-cadastro')}>
            Atualizar
          </Button>
        )}
      </div>
      {faltam.length > 0 && (
        <Notice tone="warning" className="mt-3">
          {nome} ainda precisa saber: {faltam.map((campo) => campo.nome.toLowerCase()).join(', ')}.
        </Notice>
      )}
      <dl className="mt-3 grid gap-3 sm:grid-cols-2">
        <Dado nome="Nome" valor={cadastro.cliente.nome} />
        <Dado nome="Documento" valor={cadastro.cliente.cpf} />
        <Dado nome="E-mail" valor={cadastro.cliente.email} />
        <Dado
          nome="Telefone"
          valor={cadastro.cliente.telefone && formatTelefone(cadastro.cliente.telefone)}
        />
        <Dado
          nome="Data de nascimento"
          valor={sessao.cliente?.tem_data_nascimento ? 'informada' : 'não informada'}
        />
        {campos.map((campo) => (
          <Dado
            key={campo.codigo}
            nome={campo.nome}
            valor={describeValor(campo, cadastro.caracteristicas[campo.codigo])}
          />
        ))}
      </dl>
    </section>
  )
}

/** How one enters, with the way to change it. */
export function Acesso({ email }: { email: string }) {
  const open = useOpenPainel()
  return (
    <section aria-labelledby="seu-acesso">
      <h2 id="seu-acesso" className="text-16">
        Acesso
      </h2>
      <p className="mt-1 mb-3 wrap-anywhere text-ink-muted">Você entra com {email}.</p>
      <Button variant="outline" icon="key-round" onClick={() => open('atualizar-usuario')}>
        E-mail e senha
      </Button>
    </section>
  )
}

function Dado({ nome, valor }: { nome: string; valor: string }) {
  if (!valor) return null
  return (
    <div className="min-w-0">
      <dt className="text-12 text-ink-muted">{nome}</dt>
      <dd className="wrap-anywhere font-medium">{valor}</dd>
    </div>
  )
}
