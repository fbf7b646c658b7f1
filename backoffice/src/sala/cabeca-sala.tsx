import { useState } from 'react'
import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'

import type { SalaChat } from '@vitrine/contract'
import { Button, Icon, IconButton } from '@vitrine/ui'

import type { Espera } from '#atendimento'
import { urlsPainel, useTeclas, useTrabalho } from '#shell'

export interface CabecaSalaProps {
  sala: SalaChat
  digitando?: string | null
  /** What is looked for in the room just now. */
  busca?: string
  /** Where its customer is just now. */
  aqui?: string | null
  /** How long its customer has waited. */
  espera?: Espera | null
  /** What the team does with it. */
  acoes?: ReactNode
  onContexto: () => void
}

/** Who is talked to, what about, and the search of the room. */
export function CabecaSala({
  sala,
  digitando = null,
  busca = '',
  aqui,
  espera,
  acoes,
  onContexto,
}: CabecaSalaProps) {
  const { slug } = useTrabalho().loja
  const [isOpen, setOpen] = useState(busca !== '')
  useTeclas({ '/': () => setOpen(true) })
  return (
    <>
      <header className="cv-cab">
        <Link className="icon-btn cv-volta" to={urlsPainel.conversas(slug)} aria-label="Conversas">
          <Icon name="arrow-left" />
        </Link>
        <div className="cv-tt">
          <h1>{sala.nome}</h1>
          <p>
            {describeSala(sala)}
            {aqui && <span data-aqui> · {aqui}</span>}
            {espera && <span data-tom={espera.tom}> · {espera.texto}</span>}
            {digitando && <b> · {digitando} está digitando…</b>}
          </p>
        </div>
        <IconButton
          icon="search"
          label="Buscar nesta conversa"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        />
        {acoes}
        <IconButton className="cv-abre-c" icon="user" label="Cliente e pedidos" onClick={onContexto} />
      </header>
      {isOpen && (
        <Form className="cv-busca" role="search" action={urlsPainel.conversa(slug, sala.sala)}>
          <input
            className="input input-s"
            type="search"
            name="busca"
            aria-label="Buscar nesta conversa"
            placeholder="Buscar nesta conversa"
            maxLength={100}
            defaultValue={busca}
            autoFocus={busca === ''}
            onKeyDown={({ key }) => key === 'Escape' && busca === '' && setOpen(false)}
            required
          />
          <Button type="submit" variant="outline" size="s">
            Buscar
          </Button>
        </Form>
      )}
    </>
  )
}

const describeSala = ({ canal, numpedido }: SalaChat): string =>
  ({ PEDIDO: `Pedido ${numpedido}`, CLIENTE: 'Cliente', EQUIPE: 'Só a equipe' })[canal]
