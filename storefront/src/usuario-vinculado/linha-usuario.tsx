import { useEffect, useState } from 'react'
import { Form, useFetcher, useNavigation } from 'react-router'

import type { UsuarioVinculado } from '@vitrine/contract'
import { formatMomento } from '@vitrine/rules/data'
import { Button, Icon, Pill, showToast, Switch } from '@vitrine/ui'

import { useHydrated, useLoja } from '#shell'

import type { changeUsuarios } from './load-usuarios.ts'
import { RemocaoUsuario, SaidaDoCadastro } from './remocao-usuario.tsx'

interface LinhaUsuarioProps {
  usuario: UsuarioVinculado
  /** Who looks manages the others. */
  administra: boolean
  /** The cliente that one may leave; null where the last one that manages stays. */
  saida: { cliente: string; isPrincipal: boolean } | null
}

/** One login or invitation: who, what it may do, and the way out. */
export function LinhaUsuario({ usuario, administra, saida }: LinhaUsuarioProps) {
  const { fuso } = useLoja()
  const { nome, email, situacao, voce } = usuario
  const isAtivo = situacao === 'ATIVO'
  return (
    <li className="usuario">
      <Icon name={isAtivo ? 'circle-user-round' : 'mail'} size={24} />
      <div className="min-w-0">
        <h2>{isAtivo ? nome : email}</h2>
        <p className="usuario-sobre">{isAtivo ? email : describeConvite(usuario, fuso)}</p>
        <Selos usuario={usuario} hasPermissao={administra && !voce && isAtivo} />
      </div>
      {administra && !voce && (
        <div className="usuario-acoes">
          {isAtivo ? <Permissao usuario={usuario} /> : <Reenviar usuario={usuario} />}
          <RemocaoUsuario usuario={usuario} />
        </div>
      )}
      {voce && saida && (
        <div className="usuario-acoes">
          <SaidaDoCadastro id={usuario.id} {...saida} />
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

function describeConvite({ expira_em, situacao }: UsuarioVinculado, fuso: string): string {
  if (!expira_em || situacao === 'VENCIDO') return 'Ninguém respondeu a este convite.'
  return `O convite vale até ${formatMomento(expira_em, fuso)}.`
}
