import { useContext, useState } from 'react'
import { Form, Link } from 'react-router'

import type { SalaChat } from '@vitrine/contract'
import { urlsChat } from '@vitrine/contract/urls-chat'
import { initialsOf } from '@vitrine/rules/texto'
import { Button, Icon, IconButton } from '@vitrine/ui'

import { BotoesDaJanela, nameSala } from '#chat'
import { useLoja } from '#shell'

interface CabecaSalaProps {
  sala: SalaChat
  digitando?: string | null
  /** What is looked for in the room just now. */
  busca?: string
}

/** Who is talked to, what about, and the search of the room. */
export function CabecaSala({ sala, digitando = null, busca = '' }: CabecaSalaProps) {
  const { slug, nome } = useLoja()
  const [isOpen, setOpen] = useState(busca !== '')
  const quem = sala.atendente?.nome ?? nome
  const botoes = useContext(BotoesDaJanela)
  const Titulo = botoes ? 'h2' : 'h1'
  return (
    <>
      <header className="conversa-cabeca">
        <Link className="icon-btn conversa-volta" to={urlsChat.conversas(slug)} aria-label="Conversas">
          <Icon name="arrow-left" />
        </Link>
        <span className="conversa-avatar" aria-hidden>
          {initialsOf(quem)}
        </span>
        <div className="conversa-quem">
          <Titulo>{sala.canal === 'PEDIDO' ? nameSala(sala) : quem}</Titulo>
          <p>
            {describeSala(sala, nome)}
            {digitando && <b> · digitando…</b>}
          </p>
        </div>
        <IconButton
          icon="search"
          label="Buscar nesta conversa"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        />
        {botoes}
      </header>
      {isOpen ? (
        <BuscaNaSala sala={sala.sala} busca={busca} />
      ) : (
        <noscript>
          <BuscaNaSala sala={sala.sala} busca={busca} />
        </noscript>
      )}
    </>
  )
}

/** Below what it is called: who answers in the room of an order, where who answers works. */
function describeSala({ canal, atendente }: SalaChat, loja: string): string {
  if (canal === 'PEDIDO') return atendente?.nome ?? loja
  return atendente ? loja : 'Atendimento da loja'
}

function BuscaNaSala({ sala, busca }: { sala: string; busca: string }) {
  const { slug } = useLoja()
  return (
    <Form className="conversa-busca" role="search" action={urlsChat.conversa(slug, sala)}>
      <input
        className="input input-s"
        type="search"
        name="busca"
        aria-label="Buscar nesta conversa"
        placeholder="Buscar nesta conversa"
        maxLength={100}
        defaultValue={busca}
        autoFocus={busca === ''}
        required
      />
      <Button type="submit" variant="outline" size="s">
        Buscar
      </Button>
    </Form>
  )
}
