import { useEffect, useState } from 'react'
import { Form, useFetcher, useNavigation } from 'react-router'

import type { UsuarioVinculado } from '@vitrine/contract'
import { Button, Icon, Pill, showToast, Switch } from '@vitrine/ui'

import { useHydrated } from '#shell'

import type { changeUsuarios } from './load-usuarios.ts'

/** One login or invitation: who, what it may do, and the way out. */
export function LinhaUsuario({ usuario, administra }: { usuario: UsuarioVinculado; administra: boolean }) {
  const { nome, email, situacao, voce } = usuario
  const isAtivo = situacao === 'ATIVO'
  return (
    <li className="usuario">
      <Icon name={isAtivo ? 'circle-user-round' : 'mail'} size={24} />
      <div className="min-w-0">
        <h2>{isAtivo ? nome : email}</h2>
        <p className="usuario-sobre">{isAtivo ? email : describeConvite(usuario)}</p>
        <Selos usuario={usuario} hasPermissao={administra && !voce && isAtivo} />
      </div>
      {administra && !voce && (
        <div className="usuario-acoes">
          {isAtivo ? <Permissao usuario={usuario} /> : <Reenviar usuario={usuario} />}
          <Remover usuario={usuario} />
        </div>
      )}
    </li>
  )
}

/** `hasPermissao`: the switch beside says whether it sends orders. */
function Selos({ usuario, hasPermissao }: { usuario: UsuarioVinculado; hasPermissao: boolean }) {
  const { situacao, voce, administra, pode_submeter_pedido } = usuario
  return (
    <p className="usuario-selos">
      {voce && <Pill tone="brand">Você</Pill>}
      {administra && <Pill tone="info">Administra</Pill>}
      {situacao === 'VENCIDO' && (
        <Pill tone="warning" icon="clock">
          Convite vencido
        </Pill>
      )}
      {situacao === 'CONVIDADO' && (
        <Pill tone="info" icon="hourglass">
          Aguarda resposta
        </Pill>
      )}
      {!pode_submeter_pedido && !hasPermissao && (
        <Pill tone="warning">Monta o carrinho, não envia pedidos</Pill>
      )}
    </p>
  )
}

/** submissao_pedido, at once (§6). */
function Permissao({ usuario: { id, nome, pode_submeter_pedido } }: { usuario: UsuarioVinculado }) {
  const fetcher = useFetcher<typeof changeUsuarios>()
  const isHydrated = useHydrated()
  const [escolha, setEscolha] = useState(pode_submeter_pedido)
  const { data, state } = fetcher
  useEffect(() => {
    const texto = data && 'erro' in data ? (data.erro ?? data.mensagem) : null
    if (texto) showToast(texto)
  }, [data])
  const isRefused = state === 'idle' && data && 'erro' in data && data.erro !== null
  const pode = isRefused ? pode_submeter_pedido : escolha
  return (
    <fetcher.Form method="post">
      <input type="hidden" name="acao" value="permitir" />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="nome" value={nome} />
      <Switch
        name="submete"
        checked={pode}
        aria-label={`${nome} envia pedidos`}
        onChange={(event) => {
          setEscolha(event.currentTarget.checked)
          void fetcher.submit(new FormData(event.currentTarget.form ?? undefined), { method: 'post' })
        }}
      >
        Envia pedidos
      </Switch>
      {!isHydrated && (
        <Button type="submit" variant="outline" size="s">
          Salvar
        </Button>
      )}
    </fetcher.Form>
  )
}

function Reenviar({ usuario: { email, pode_submeter_pedido } }: { usuario: UsuarioVinculado }) {
  const { state, formData } = useNavigation()
  return (
    <Form method="post">
      <input type="hidden" name="acao" value="convidar" />
      <input type="hidden" name="email" value={email} />
      {pode_submeter_pedido && <input type="hidden" name="submete" value="1" />}
      <Button
        type="submit"
        variant="outline"
        size="s"
        loading={state !== 'idle' && formData?.get('email') === email}
        aria-label={`Enviar outro convite a ${email}`}
      >
        Enviar de novo
      </Button>
    </Form>
  )
}

/** Asked before it is done; a fold needs no script. */
function Remover({ usuario: { id, nome, email, situacao } }: { usuario: UsuarioVinculado }) {
  const { state, formData } = useNavigation()
  const isAtivo = situacao === 'ATIVO'
  const quem = isAtivo ? nome : email
  return (
    <details className="usuario-remover">
      <summary>
        <Icon name="trash-2" size={16} /> Remover
        <span className="sr-only">{quem}</span>
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
        <Button
          type="submit"
          variant="danger"
          size="s"
          loading={state !== 'idle' && formData?.get('id') === id}
        >
          {isAtivo ? `Remover ${nome}` : 'Cancelar o convite'}
        </Button>
      </Form>
    </details>
  )
}

function describeConvite({ expira_em, situacao }: UsuarioVinculado): string {
  if (!expira_em || situacao === 'VENCIDO') return 'Ninguém respondeu a este convite.'
  const ate = new Date(expira_em).toLocaleString('pt-BR', {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'America/Sao_Paulo',
  })
  return `O convite vale até ${ate}.`
}
