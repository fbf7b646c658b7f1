import { useState } from 'react'
import { Form, Link } from 'react-router'

import { urls } from '@vitrine/contract/urls'
import { Button, Icon, Modal } from '@vitrine/ui'

import { useCarrinho } from '#carrinho'
import { useLoja, useSessao } from '#shell'

/** For whom a representative sells, on every screen, and the way to another one or out (§6, ux 1.28). */
export function FaixaRepresentante() {
  const sessao = useSessao()
  const { slug } = useLoja()
  const hasCarrinho = useCarrinho(({ itens }) => itens.length > 0)
  const [asks, setAsks] = useState(false)
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
              if (!hasCarrinho) return
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
            onSubmit={() => setAsks(false)}
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
