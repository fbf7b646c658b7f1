import { useState } from 'react'
import { useFetcher } from 'react-router'
import type { FormEvent, KeyboardEvent } from 'react'

import type { ClienteVinculado } from '@vitrine/contract'
import { foldTexto } from '@vitrine/rules/texto'
import { urlsAcesso } from '@vitrine/contract/urls-acesso'
import { Button, Icon, Notice, Pill, TextInput } from '@vitrine/ui'

import { useCarro } from '#carrinho'
import { useLoja } from '#shell'

import type { changeCliente } from './load-trocar.ts'
import { Avatar } from './avatar.tsx'

export interface ListaClientesProps {
  clientes: readonly ClienteVinculado[]
  atual: string | null
  voltar: string
}

/** ux 1.16.1. */
const BUSCA_DESDE = 8

/** The clientes that the login may buy for: one press changes to another. With and without script. */
export function ListaClientes({ clientes, atual, voltar }: ListaClientesProps) {
  const [busca, setBusca] = useState('')
  const trocar = useSwitch()
  const texto = foldTexto(busca).trim()
  const achados = clientes.filter(({ nome, cpf }) => foldTexto(`${nome} ${cpf}`).includes(texto))
  return (
    <>
      {trocar.erro && (
        <Notice tone="danger" live="alert" className="mb-3">
          {trocar.erro}
        </Notice>
      )}
      {clientes.length >= BUSCA_DESDE && (
        <TextInput
          className="mb-3"
          type="search"
          label="Buscar cadastro"
          icon="search"
          value={busca}
          autoFocus
          onChange={(event) => setBusca(event.currentTarget.value)}
          onKeyDown={switchToFirst}
        />
      )}
      <ul>
        {achados.map((cliente) => (
          <Linha
            key={cliente.idcliente}
            {...{ cliente, clientes, voltar, trocar }}
            isAtual={cliente.idcliente === atual}
          />
        ))}
      </ul>
    </>
  )
}

/** Enter goes on for the first that was found (ux 1.16.3). */
function switchToFirst(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return
  event.preventDefault()
  event.currentTarget
    .closest('dialog, main')
    ?.querySelector<HTMLButtonElement>('li button[type=submit]')
    ?.click()
}

interface LinhaProps {
  cliente: ClienteVinculado
  clientes: readonly ClienteVinculado[]
  isAtual: boolean
  voltar: string
  trocar: ReturnType<typeof useSwitch>
}

function Linha({ cliente, clientes, isAtual, voltar, trocar }: LinhaProps) {
  const { slug } = useLoja()
  const { idcliente, nome, cpf, primario, pode_submeter_pedido } = cliente
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line-soft py-3">
      <Avatar cliente={cliente} clientes={clientes} />
      <span className="min-w-0 flex-1">
        <b className="flex items-center gap-1">
          {nome}
          {primario && <Icon name="star" size={16} />}
        </b>
        <span className="block text-12 text-ink-muted">
          {primario && 'Principal · '}
          {cpf}
          {!pode_submeter_pedido && ' · sem envio de pedidos'}
        </span>
      </span>
      {isAtual ? (
        <Pill tone="success" icon="circle-check">
          Comprando agora
        </Pill>
      ) : (
        <trocar.Form method="post" action={urlsAcesso.trocar(slug)} onSubmit={trocar.onSubmit}>
          <input type="hidden" name="idcliente" value={idcliente} />
          <input type="hidden" name="voltar" value={voltar} />
          <Button
            type="submit"
            variant="outline"
            size="s"
            loading={trocar.indo === idcliente}
            aria-label={`Comprar como ${nome}`}
          >
            Comprar
          </Button>
        </trocar.Form>
      )}
    </li>
  )
}

/** What was put into the cart a moment ago is saved for the cliente it was bought for; only then the login changes to another one. */
function useSwitch() {
  const { store, sincronia } = useCarro()
  const fetcher = useFetcher<typeof changeCliente>()
  const { data, formData, submit, Form } = fetcher
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget
    const { situacao } = store.getState()
    if (situacao !== 'pendente' && situacao !== 'salvando') return
    event.preventDefault()
    void sincronia.current?.save().then(() => submit(form))
  }
  const erro = data && 'erro' in data ? data.erro : null
  return { Form, onSubmit, erro, indo: formData?.get('idcliente') ?? null }
}
