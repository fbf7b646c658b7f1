import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { Form, Link, useSubmit } from 'react-router'

import { urls } from '@vitrine/contract/urls'
import { Button, Icon, Modal } from '@vitrine/ui'

import { useCarrinho, useSaveCarrinho } from '#carrinho'
import { useLoja, useSessao } from '#shell'

/** The cliente that a representative sells to, on every screen, and the way to another one or out (§6, ux 1.28). */
export function FaixaRepresentante() {
  const sessao = useSessao()
  const { slug } = useLoja()
  const hasCarrinho = useCarrinho(({ itens }) => itens.length > 0)
  const saveCarrinho = useSaveCarrinho()
  const submit = useSubmit()
  const [asks, setAsks] = useState(false)
  // The last clicks first: saved after the cart was emptied they would fill it again.
  async function leave(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const { submitter } = event.nativeEvent
    const form = event.currentTarget
    await saveCarrinho()
    setAsks(false)
    await submit(submitter instanceof HTMLButtonElement ? submitter : form)
  }
  if (!sessao) return null
  const { cliente } = sessao
  return (
    <aside className="faixa-quem" aria-label="Representante">
      <div className="wrap">
        <Icon name="briefcase-business" />
        <p>
          {cliente ? (
            <>
              <small>Representando</small>
              <b>{cliente.nome}</b>
            </>
          ) : (
            'Você ainda não escolheu para quem vender'
          )}
        </p>
        <Link to={urls.clientes(slug)}>{cliente ? 'Trocar' : 'Escolher cliente'}</Link>
        {cliente && (
          <Form
            method="post"
            action={urls.clientes(slug)}
            onSubmit={(event) => {
              if (!hasCarrinho) return void leave(event)
              event.preventDefault()
              setAsks(true)
            }}
          >
            <button type="submit">Sair do cliente</button>
          </Form>
        )}
      </div>
      {cliente && (
        <Modal open={asks} onClose={() => setAsks(false)} title={`Sair de ${cliente.nome}`}>
          <p className="mb-4">Há um carrinho que ainda não foi enviado. O que fazer com ele?</p>
          <Form
            method="post"
            action={urls.clientes(slug)}
            className="grid gap-2"
            onSubmit={(event) => void leave(event)}
          >
            <Button type="submit" block>
              Deixar aberto
            </Button>
            <Button type="submit" name="descartar" value="1" variant="outline" icon="trash-2" block>
              Descartar o carrinho
            </Button>
          </Form>
        </Modal>
      )}
    </aside>
  )
}
